# The image of Segue: the program, the libraries that it loads, and nothing else.
#
#   docker build -t segue . && docker run -p 8080:8080 segue
#
# `Scripts/test image` builds it with buildah and runs it.

# Debian's release is part of the name on purpose: the libraries come from there.
ARG BUILD_IMAGE=swift:6.3-bookworm

FROM ${BUILD_IMAGE} AS build
WORKDIR /segue

# Before the sources, so that a change of these does not install it all again.
COPY Scripts/packages Scripts/
RUN bash -ec '. Scripts/packages; need_packages "${build_packages[@]}"'

# The standard library goes into the program, as much of it as that calls. lld packs the relocations, half a megabyte
# less than the default linker writes, leaves out the symbols, those for other programs too, and the index by which
# exceptions find their way, which nothing here throws, and keeps one of functions that are the same.
COPY . .
RUN bash -ec '. Scripts/packages; swift build "${optimized[@]}" --product segue --static-swift-stdlib \
        -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --strip-all \
        -Xlinker --no-export-dynamic -Xlinker --no-eh-frame-hdr -Xlinker --icf=all'

# What the loader names is what the program needs: there is no package to install and no list to keep. Debian's
# libmicrohttpd is linked with GnuTLS, so GnuTLS and what it loads come along though Segue speaks no TLS.
RUN mkdir /image \
    && cp .build/release/segue /image/ \
    && ldd /image/segue | grep -o '/[^ ]*' | xargs cp --parents --dereference --target-directory=/image

# No base: no shell, no package manager, no file that anyone but root could write.
FROM scratch
LABEL org.opencontainers.image.title="Segue" \
      org.opencontainers.image.description="An HTTP service that serves transition specs" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="0.1.0"
COPY --from=build /image/ /

# A number, because there is no /etc/passwd, and because `runAsNonRoot` of Kubernetes accepts only numbers.
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
# It waits 2 s for an answer. It knows the settings from the variables, not from flags of `serve`.
HEALTHCHECK --interval=10s --timeout=5s CMD ["/segue", "healthcheck"]
ENTRYPOINT ["/segue"]
CMD ["serve"]
