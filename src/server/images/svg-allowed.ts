const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Elements of a drawing that are kept. No script, foreignObject, image, pattern, animation or link. */
export const svgElements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop clipPath mask marker switch
    filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset
  `),
);

/** CSS properties that are kept, as attributes and in styles. */
export const svgStyles: ReadonlySet<string> = new Set(
  words(`
    alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display
    dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-style font-variant
    font-weight isolation letter-spacing marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
    shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin
    vector-effect visibility word-spacing writing-mode
  `),
);

/** Attributes that are kept, of whatever element. References (`href`) and `style` are checked apart. */
export const svgAttributes: ReadonlySet<string> = new Set([
  ...svgStyles,
  ...words(`
    id class x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio dx dy rotate textLength
    lengthAdjust startOffset offset pathLength gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits
    maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode type
    values operator k1 k2 k3 k4 stdDeviation edgeMode radius slope intercept amplitude exponent tableValues role aria-label
  `),
]);
