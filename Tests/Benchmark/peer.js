// The same transition from Node's http server: the arithmetic of a photo zoom, for requests that are right.
//
// It checks nothing and knows two content modes, one style and plain companions; its answer to
// Tests/Integration/request.json is Segue's.
'use strict';
const http = require('node:http');

const round = (number, scale = 1e4) => Math.round(number * scale) / scale;
const rounded = ({x, y, width, height}) =>
  ({x: round(x), y: round(y), width: round(width), height: round(height)});
const corners = radius => ({topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius});

// The picture as it is seen: orientations from 5 on lie on their side.
function upright({width, height, orientation}) {
  return orientation >= 5 ? {width: height, height: width} : {width, height};
}

function drawn(picture, {frame, contentMode}) {
  const scales = [frame.width / picture.width, frame.height / picture.height];
  const scale = contentMode === 'scaleAspectFill' ? Math.max(...scales) : Math.min(...scales);
  const width = picture.width * scale, height = picture.height * scale;
  return {x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height};
}

function intersection(one, other) {
  const x = Math.max(one.x, other.x), y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return {x, y, width: right - x, height: bottom - y};
}

// The part of the upright picture that is seen, in fractions of it.
function fraction(window, image) {
  return {
    x: (window.x - image.x) / image.width, y: (window.y - image.y) / image.height,
    width: window.width / image.width, height: window.height / image.height};
}

// The same part in stored pixels; EXIF 6 is shown turned clockwise, 3 upside down, 8 counterclockwise.
function storedPixels({x, y, width, height}, {width: across, height: down, orientation}) {
  const turned = {
    3: {x: 1 - x - width, y: 1 - y - height, width, height},
    6: {x: y, y: 1 - x - width, width: height, height: width},
    8: {x: 1 - y - height, y: x, width: height, height: width}}[orientation] ?? {x, y, width, height};
  return {x: turned.x * across, y: turned.y * down, width: turned.width * across, height: turned.height * down};
}

function rests(stored, element) {
  const image = drawn(upright(stored), element), window = intersection(element.frame, image);
  const unit = fraction(window, image);
  return {
    frame: rounded(element.frame), image: rounded(image), window: rounded(window),
    crop: {unit: rounded(unit), pixels: rounded(storedPixels(unit, stored))},
    corrected: {contentMode: 'scaleAspectFill', frame: rounded(window), exact: true}};
}

function track(property, ...values) {
  const keyframes = values.map((value, index) => ({time: index && index / (values.length - 1), value}));
  return {property, calculationMode: 'linear', keyframes};
}

function imageLayer(source, destination, elements) {
  const radii = elements.map(element => corners(element.cornerRadius ?? 0));
  return {name: 'image', kind: 'image', of: 'source.image', tracks: [
    track('window', source.window, destination.window), track('image', source.image, destination.image),
    track('cornerRadii', ...radii), track('opacity', 1)]};
}

function travelling(name, from, to) {
  const tracks = [track('frame', rounded(from.frame), rounded(to.frame))];
  if (from.fontSize && to.fontSize) tracks.push(track('fontScale', 1, round(to.fontSize / from.fontSize, 1e6)));
  return {name, kind: 'snapshot', of: `source.${name}`, tracks: [...tracks, track('opacity', 1)]};
}

function companion(name, from, to) {
  if (from && to) return travelling(name, from, to);
  const end = from ? 'source' : 'destination', opacities = from ? [1, 0] : [0, 1];
  const tracks = [track('frame', rounded((from ?? to).frame)), track('opacity', ...opacities)];
  return {name, kind: 'snapshot', of: `${end}.${name}`, tracks};
}

// Views are hidden while a layer draws them; a screen is drawn without them, so its own elements need no event.
function events(layers, durationMs) {
  const views = layers.map(layer => layer.of).filter(view => !view.endsWith('.screen'));
  const at = (timeMs, action) => target => ({timeMs, action, target});
  return [
    ...views.map(at(0, 'hide')), ...views.map(at(durationMs, 'show')),
    {timeMs: durationMs, action: 'complete', finished: true}];
}

function transition({style, direction, image, source, destination}) {
  const from = source.elements, to = destination.elements, durationMs = 400;
  const ends = {source: rests(image, from.image), destination: rests(image, to.image)};
  const companions = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter(name => name !== 'image').sort();
  const layers = [
    {name: 'destinationScreen', kind: 'screen', of: 'destination.screen', tracks: [track('opacity', 0, 1)]},
    imageLayer(ends.source, ends.destination, [from.image, to.image]),
    ...companions.map(name => companion(name, from[name], to[name]))];
  return {
    style, direction, strategy: 'zoom', durationMs, delayMs: 0, pacing: {cubicBezier: [0.42, 0, 0.58, 1]},
    layers, events: events(layers, durationMs), rects: ends, warnings: []};
}

const server = http.createServer((request, response) => {
  const parts = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    const answer = JSON.stringify(transition(JSON.parse(Buffer.concat(parts))));
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', Buffer.byteLength(answer));
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => console.error(`listens on http://127.0.0.1:${server.address().port}`));
