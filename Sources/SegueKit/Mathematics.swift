import Glibc

// The only file of the core that calls the C library: what the standard library lacks.

func exp(_ exponent: Double) -> Double { Glibc.exp(exponent) }

/// The natural logarithm.
func log(_ number: Double) -> Double { Glibc.log(number) }

/// Angles are in radians.
func sin(_ angle: Double) -> Double { Glibc.sin(angle) }
func cos(_ angle: Double) -> Double { Glibc.cos(angle) }
func asin(_ sine: Double) -> Double { Glibc.asin(sine) }
