import { beforeAll, describe, expect, it } from 'vitest';
import { compareAsPage } from '../../../tests/support/compareAsPage';
import type { Kernel } from '../../modeling/core/kernel';
import { loadKernelInNode } from '../../modeling/kernel/loadKernelInNode';

/** Helpers that both models of a pair can use in addition to the library. */
const prelude = `
const { draw, drawCircle, drawEllipse, drawParametricFunction, drawPolysides, drawRectangle, drawRoundedRectangle,
  makeCompound, makeSphere, sketchCircle } = replicad;
const box = (x, y, z) => drawRectangle(x, y).sketchOnPlane('XY').extrude(z);
const rod = (d, h) => drawCircle(d / 2).sketchOnPlane('XY').extrude(h);
const raise = (drawing, h) => drawing.sketchOnPlane('XY').extrude(h);
const el = () => box(40, 10, 8).fuse(box(10, 20, 8).translate(15, 15, 0));
const corner = () => el().fuse(box(10, 10, 20).translate(15, 0, 0));
const holed = (...at) => at.reduce((plate, [x, y, d]) => plate.cut(rod(d, 20).translate(x, y, -5)), box(60, 40, 6));
const bottle = (wall) => rod(40, 60).fuse(rod(16, 20).translate(0, 0, 58)).fillet(5, (e) => e.inPlane('XY', 60))
  .shell(wall, (f) => f.inPlane('XY', 78));
const vase = () => raise(drawPolysides(30, 5, 4), 90);
const jug = () => draw().hLine(20).smoothSplineTo([12, 60], { startTangent: [1, 3] }).hLine(-12).close()
  .sketchOnPlane('XZ').revolve();
`;

/** Pairs of models that make the same shape in different ways. */
const same = rowsOf(`
lines or a ready-made rectangle | box(40, 20, 8) | raise(draw([-20, -10]).hLine(40).vLine(20).hLine(-40).close(), 8)
two halves fused | box(40, 20, 8) | box(20, 20, 8).translate(-10, 0, 0).fuse(box(20, 20, 8).translate(10, 0, 0))
a cylinder of two halves | rod(20, 30) | rod(20, 30).cut(box(20, 20, 30).translate(0, 10, 0)).fuse(rod(20, 30).cut(box(20, 20, 30).translate(0, -10, 0)))
a revolved cylinder | rod(20, 30) | draw().hLine(10).vLine(30).hLine(-10).close().sketchOnPlane('XZ').revolve()
a circle and its spline | rod(40, 10) | raise(drawParametricFunction((t) => [20 * Math.cos(2 * Math.PI * t), 20 * Math.sin(2 * Math.PI * t)], { pointsCount: 80, closeShape: true }), 10)
a hole cut in 2D or in 3D | holed([10, 0, 8]) | raise(drawRectangle(60, 40).cut(drawCircle(4).translate(10, 0)), 6)
holes cut in another order | holed([10, 0, 8], [-10, 5, 6], [20, 10, 4]) | holed([20, 10, 4], [10, 0, 8], [-10, 5, 6])
rounded in 2D or filleted | raise(drawRoundedRectangle(40, 20, 4), 8) | box(40, 20, 8).fillet(4, (e) => e.inDirection('Z'))
moved afterwards or drawn on a higher plane | box(40, 20, 8).translate(0, 0, 15) | drawRectangle(40, 20).sketchOnPlane('XY', 15).extrude(8)
an L drawn or fused | raise(draw([-20, -5]).hLine(40).vLine(30).hLine(-10).vLine(-20).hLine(-30).close(), 8) | el()
a tube cut in 2D or in 3D | raise(drawCircle(10).cut(drawCircle(8)), 30) | rod(20, 30).cut(rod(16, 40).translate(0, 0, -5))
a chamfer drawn or cut | raise(draw([-20, -10]).hLine(40).vLine(16).line(-4, 4).hLine(-36).close(), 8) | box(40, 20, 8).chamfer(4, (e) => e.inDirection('Z').containsPoint([20, 10, 0]))
a cone revolved or lofted | draw().hLine(15).line(-7, 20).hLine(-8).close().sketchOnPlane('XZ').revolve() | sketchCircle(15).loftWith(sketchCircle(8, { origin: 20 }))
a ball or a revolved half circle | makeSphere(12) | draw([0, -12]).threePointsArcTo([0, 12], [12, 0]).close().sketchOnPlane('XZ').revolve()
a hexagon from a function or from lines | raise(drawPolysides(10, 6), 8) | raise([1, 2, 3, 4, 5].reduce((pen, i) => pen.lineTo([10 * Math.sin(i * Math.PI / 3), 10 * Math.cos(i * Math.PI / 3)]), draw([0, 10])).close(), 8)
a box shelled or cut | box(40, 30, 20).shell(2, (f) => f.inPlane('XY', 20)) | box(40, 30, 20).cut(box(36, 26, 20).translate(0, 0, 2))
two parts or one compound | [box(10, 10, 10), box(10, 10, 10).translate(30, 0, 0)] | makeCompound([box(10, 10, 10), box(10, 10, 10).translate(30, 0, 0)])
a cylinder whose seam is elsewhere | rod(20, 30) | rod(20, 30).rotate(37)
a five-fold vase turned by 72° | vase() | vase().rotate(72)
a jug of a spline whose seam is elsewhere | jug() | jug().rotate(37)
two boxes intersected | box(20, 20, 8) | box(40, 20, 8).intersect(box(20, 40, 8))
half a ball | makeSphere(12).cut(box(30, 30, 30).translate(0, 0, -30)) | draw().hLine(12).threePointsArcTo([0, 12], [12 * Math.SQRT1_2, 12 * Math.SQRT1_2]).close().sketchOnPlane('XZ').revolve()
a slot drawn or ready-made | raise(drawRoundedRectangle(30, 10, 5), 6) | raise(draw([-10, -5]).hLine(20).tangentArc(0, 10).hLine(-20).tangentArc(0, -10).close(), 6)
walls fused or a pocket cut | box(40, 30, 20).cut(box(36, 26, 20).translate(0, 0, 2)) | box(40, 30, 2).fuse(raise(drawRectangle(40, 30).cut(drawRectangle(36, 26)), 20))
an arc by its sagitta or by three points | raise(draw().hLine(30).vLine(10).hSagittaArc(-30, -6).close(), 5) | raise(draw().hLine(30).vLine(10).threePointsArc(-30, 0, -15, 6).close(), 5)
an ellipse turned by 180° | raise(drawEllipse(20, 12), 8) | raise(drawEllipse(20, 12), 8).rotate(180)
a counterbore revolved or of two cylinders | holed([0, 0, 6]).cut(rod(12, 10).translate(0, 0, 3)) | box(60, 40, 6).cut(draw().hLine(3).vLine(3).hLine(3).vLine(3).hLine(-6).close().sketchOnPlane('XZ').revolve())
a hole larger by 0.02 | holed([10, 0, 5]) | holed([10, 0, 5.02])
a pentagon mirrored across its own axis | raise(drawPolysides(10, 5), 8) | raise(drawPolysides(10, 5), 8).mirror('YZ')

a peg added before or after a hole | holed([10, 0, 6]).fuse(rod(8, 12).translate(-10, 0, 0)) | box(60, 40, 6).fuse(rod(8, 12).translate(-10, 0, 0)).cut(rod(6, 20).translate(10, 0, -5))
a quarter mirrored twice or a whole plate | raise(drawRoundedRectangle(40, 20, 4), 5) | raise(draw().hLine(20).vLine(6).tangentArc(-4, 4).hLine(-16).close(), 5).fuse(raise(draw().hLine(20).vLine(6).tangentArc(-4, 4).hLine(-16).close(), 5).mirror('YZ')).fuse(raise(draw().hLine(20).vLine(6).tangentArc(-4, 4).hLine(-16).close(), 5).mirror('XZ')).fuse(raise(draw().hLine(20).vLine(6).tangentArc(-4, 4).hLine(-16).close(), 5).mirror('YZ').mirror('XZ'))
a profile on XZ or a turned one | draw().hLine(30).vLine(10).close().sketchOnPlane('XZ').extrude(12) | raise(draw().hLine(30).vLine(10).close(), 12).rotate(90, [0, 0, 0], [1, 0, 0])
a stepped shaft revolved or fused | draw().hLine(8).vLine(10).hLine(-3).vLine(15).hLine(-5).close().sketchOnPlane('XZ').revolve() | rod(16, 10).fuse(rod(10, 25))
a washer from a tube cut in slices | raise(drawCircle(12).cut(drawCircle(6)), 4) | rod(24, 20).cut(rod(12, 20)).cut(box(40, 40, 20).translate(0, 0, 4))
a frustum lofted or tapered | draw().hLine(20).line(-5, 25).hLine(-15).close().sketchOnPlane("XZ").revolve() | drawCircle(20).sketchOnPlane('XY').extrude(25, { extrusionProfile: { profile: 'linear', endFactor: 0.75 } })
a ring of eight pegs in another order | [0, 1, 2, 3, 4, 5, 6, 7].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 45)), rod(60, 3)) | [7, 6, 5, 4, 3, 2, 1, 0].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 45)), rod(60, 3))
a scaled cube | box(20, 20, 20) | box(10, 10, 10).scale(2)
a T from three boxes or drawn | box(40, 8, 6).fuse(box(8, 30, 6).translate(0, -15, 0)) | raise(draw([-20, 4]).hLine(40).vLine(-8).hLine(-16).vLine(-26).hLine(-8).vLine(26).hLine(-16).close(), 6)
a block filleted at once or edge by edge | box(30, 20, 10).fillet(2, (e) => e.inDirection('Z')) | [[15, 10, 0], [-15, 10, 0], [15, -10, 0], [-15, -10, 0]].reduce((solid, point) => solid.fillet(2, (e) => e.inDirection('Z').containsPoint(point)), box(30, 20, 10))
a hole cut from below | holed([5, 5, 7]) | box(60, 40, 6).cut(rod(7, 30).translate(5, 5, -20))
a lens of two balls | makeSphere(40).intersect(makeSphere(40).translate(50, 0, 0)) | makeSphere(40).translate(50, 0, 0).intersect(makeSphere(40))
a torus whose seam is elsewhere | drawCircle(4).translate(20, 0).sketchOnPlane('XZ').revolve() | drawCircle(4).translate(20, 0).sketchOnPlane('XZ').revolve().rotate(90)
a hollow ball cut or revolved | makeSphere(12).cut(makeSphere(8)) | draw([0, -12]).threePointsArcTo([0, 12], [12, 0]).vLine(-4).threePointsArcTo([0, -8], [8, 0]).close().sketchOnPlane('XZ').revolve()
a slot cut at once or as two holes and a box | box(60, 40, 6).cut(raise(drawRoundedRectangle(30, 10, 5), 6)) | holed([-10, 0, 10], [10, 0, 10]).cut(box(20, 10, 6))
half a pipe cut or drawn | rod(40, 30).cut(rod(32, 30)).cut(box(60, 30, 30).translate(0, 15, 0)) | raise(draw([-20, 0]).threePointsArcTo([20, 0], [0, -20]).hLine(-4).threePointsArcTo([-16, 0], [0, -16]).close(), 30)
the common part of three boxes | box(20, 20, 20) | box(60, 20, 60).intersect(box(20, 60, 60)).intersect(box(60, 60, 20))
an octagon chamfered or drawn | box(20, 20, 6).chamfer(4, (e) => e.inDirection('Z')) | raise(draw([-10, -6]).lineTo([-6, -10]).hLine(12).lineTo([10, -6]).vLine(12).lineTo([6, 10]).hLine(-12).lineTo([-10, 6]).close(), 6)
a twisted square prism turned by 90° | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: 30 }) | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: 30 }).rotate(90)
holes cut one by one or as a compound | holed([-20, 0, 6], [0, 10, 8], [20, 0, 5]) | box(60, 40, 6).cut(makeCompound([rod(6, 20).translate(-20, 0, -5), rod(8, 20).translate(0, 10, -5), rod(5, 20).translate(20, 0, -5)]))
a channel fused or drawn on XZ | box(40, 10, 4).fuse(box(4, 10, 20).translate(18, 0, 0)).fuse(box(4, 10, 20).translate(-18, 0, 0)) | draw([-20, 0]).hLine(40).vLine(20).hLine(-4).vLine(-16).hLine(-32).vLine(16).hLine(-4).close().sketchOnPlane('XZ', -5).extrude(10)
`);

/** Pairs of models with different shapes, and the expected sentence. */
const different = rowsOf(`
a taller box | box(40, 20, 20) | box(40, 20, 23) | 3 mm too tall: 23 mm instead of 20 mm.
a box that is too large in two directions | box(40, 20, 20) | box(39.5, 22, 20) | 2 mm too deep: 22 mm instead of 20 mm. 0.50 mm too narrow: 39.5 mm instead of 40 mm.
a moved part | el() | el().translate(12, 0, 0) | The shape is right, but it is 12 mm too far along x.
a block moved by 0.5 | box(40, 20, 40) | box(40, 20, 40).translate(0, -0.5, 0) | The shape is right, but it is 0.50 mm too far along −y.
a turned part | corner() | corner().rotate(90) | The shape is right, but it is turned by 90° about z.
a part turned the other way | corner() | corner().rotate(-90, [0, 0, 0], [1, 0, 0]) | The shape is right, but it is turned by −90° about x.
a part upside down | el() | el().rotate(180, [0, 0, 0], [0, 1, 0]) | turned by 180° about y
a mirrored part | corner() | corner().mirror('XZ') | This is the mirror image of the goal.
a missing hole | holed([-10, 0, 6], [10, 0, 6]) | holed([10, 0, 6]) | A hole is missing: there is one, and the goal has two.
a hole too many | holed([10, 0, 6]) | holed([-10, 0, 6], [10, 0, 6]) | There is a hole too many: there are two, and the goal has one.
a missing cavity | box(20, 20, 20).cut(makeSphere(6).translate(0, 0, 10)) | box(20, 20, 20) | The cavity is missing.
a hole larger by 0.4 | holed([10, 0, 5]) | holed([10, 0, 5.4]) | of material is missing. Look near
a hole elsewhere | holed([10, 0, 5]) | holed([10.3, 0, 5]) | Up to 0.30 mm off near
a hole moved by 0.15 | holed([10, 0, 5]) | holed([10, 0.15, 5]) | mm off near
a larger fillet | box(40, 20, 8).fillet(2, (e) => e.inDirection('Z')) | box(40, 20, 8).fillet(2.5, (e) => e.inDirection('Z')) | of material is missing
a chamfer instead of a fillet | box(40, 20, 8).fillet(2, (e) => e.inDirection('Z')) | box(40, 20, 8).chamfer(2, (e) => e.inDirection('Z')) | the highlighted flat face is not in the goal
a bottle with a wall thicker by 0.2 | bottle(2) | bottle(2.2) | too much material
a vase turned by 1° | vase() | vase().rotate(1) | mm
a jug with another tangent | jug() | draw().hLine(20).smoothSplineTo([12, 60], { startTangent: [1.1, 3] }).hLine(-12).close().sketchOnPlane('XZ').revolve() | mm
parts that are not fused | el() | [box(40, 10, 8), box(10, 20, 8).translate(15, 15, 0)] | Two separate bodies instead of one. Make them overlap, then fuse them.
a body twice | box(40, 20, 8) | makeCompound([box(40, 20, 8), box(40, 20, 8)]) | Two separate bodies instead of one.
two blocks that meet in an edge | box(20, 20, 10).fuse(box(20, 20, 10).translate(20, 19, 0)) | box(20, 20, 10).fuse(box(20, 20, 10).translate(20, 20, 0)) | Two separate bodies instead of one.
fused parts that must stay separate | [box(10, 10, 10), box(10, 10, 10).translate(30, 0, 0)] | box(40, 10, 10) | One body instead of two. Make each part a separate solid, and return all in an array.
a face | box(40, 20, 8) | drawRectangle(40, 20).sketchOnPlane('XY').face() | \`main\` returned a face. This exercise needs a solid, so give it depth.
a drawing | box(40, 20, 8) | drawRectangle(40, 20) | \`main\` returned a drawing. This exercise needs a solid, so give it depth.
a peg on the wrong side | box(30, 20, 20).fuse(rod(8, 15).translate(5, 0, 20)) | box(30, 20, 20).fuse(rod(8, 15).translate(-5, 0, 20)) | The shape is right, but it is turned by 180° about z.
seven sides instead of six | raise(drawPolysides(10, 6), 8) | raise(drawPolysides(10, 7), 8) | mm
width and depth swapped | box(40, 20, 8) | box(20, 40, 8) | turned by 90° about z
a polygon instead of a circle | rod(20, 20) | raise(drawPolysides(10, 60), 20) | of material is missing
an ellipse instead of a circle | rod(20, 20) | raise(drawEllipse(10, 9.9), 20) | mm too shallow: 19.8 mm instead of
legs of a chamfer swapped | raise(draw([-20, -10]).hLine(40).vLine(12).line(-3, 8).hLine(-37).close(), 8) | raise(draw([-20, -10]).hLine(40).vLine(17).line(-8, 3).hLine(-32).close(), 8) | mm off near
a hole that ends 0.5 short | holed([10, 0, 5]) | box(60, 40, 6).cut(rod(5, 20).translate(10, 0, 0.5)) | A hole is missing: there is none, and the goal has one.
a missing countersink | holed([0, 0, 5]).chamfer(2, (e) => e.inPlane('XY', 6).ofCurveType('CIRCLE')) | holed([0, 0, 5]) | too much material
a cylinder lying down | rod(20, 30) | rod(20, 30).rotate(90, [0, 0, 0], [1, 0, 0]) | The shape is right, but it is turned by 90° about x.
a sloping side that leans the other way | raise(draw([-20, -10]).hLine(40).line(-6, 20).hLine(-34).close(), 8) | raise(draw([-20, -10]).hLine(34).line(6, 20).hLine(-40).close(), 8) | The shape is right, but it is turned by 180° about x.
half a revolution | draw([10, 0]).hLine(5).vLine(10).hLine(-5).close().sketchOnPlane('XZ').revolve() | draw([10, 0]).hLine(5).vLine(10).hLine(-5).close().sketchOnPlane('XZ').revolve().cut(box(40, 20, 20).translate(0, 10, 0)) | 15 mm too shallow: 15 mm instead of 30 mm.
a plate thicker by 0.04 | box(40, 20, 5) | box(40, 20, 5.04) | too much material. Look near x −20, y −10, z 5: the flat face is not in the goal.
a cylinder of two halves, moved | rod(20, 20) | raise(draw([-10, 0]).hSagittaArc(20, 10).close(), 20).fuse(raise(draw([-10, 0]).hSagittaArc(20, -10).close(), 20)).translate(12, 0, 0) | It reaches 12 mm too far along x.
a small boss in a pocket | box(60, 40, 6).cut(box(20, 20, 6).translate(0, 0, 3)) | box(60, 40, 6).cut(box(20, 20, 6).translate(0, 0, 3)).fuse(rod(1, 3.4).translate(5, 5, 0)) | Up to 0.40 mm off near x 6, y 5, z 3. The highlighted faces show where.
a deeper pocket on one side, a shallower one on the other | box(60, 40, 6).cut(box(10, 10, 6).translate(-15, 0, 3)).cut(box(10, 10, 6).translate(15, 0, 3)) | box(60, 40, 6).cut(box(10, 10, 6).translate(-15, 0, 3.5)).cut(box(10, 10, 6).translate(15, 0, 2.5)) | Up to 0.50 mm off near
a cavity elsewhere | box(20, 20, 20).cut(makeSphere(4).translate(0, 0, 10)) | box(20, 20, 20).cut(makeSphere(4).translate(2, 0, 10)) | Up to 2 mm off near

a lens of two other balls | makeSphere(40).intersect(makeSphere(40).translate(50, 0, 0)) | makeSphere(40).intersect(makeSphere(40).translate(52, 0, 0)) | mm
nine pegs, one of them doubled | [0, 1, 2, 3, 4, 5, 6, 7].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 45)), rod(60, 3)) | [0, 1, 2, 3, 4, 5, 6, 7, 8].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 40)), rod(60, 3)) | too much material
pegs that are turned a little | [0, 1, 2, 3, 4, 5, 6, 7].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 45)), rod(60, 3)) | [0, 1, 2, 3, 4, 5, 6, 7].reduce((all, i) => all.fuse(rod(4, 10).translate(22, 0, 2).rotate(i * 45 + 1)), rod(60, 3)) | mm off near
a wedge that slopes the other way | raise(draw().hLine(60).vLine(14).close(), 25) | raise(draw().hLine(60).lineTo([0, 14]).close(), 25) | turned by 180° about y
an arc that bulges inwards | raise(draw().hLine(58).vSagittaArc(24, -12).hLine(-58).close(), 3) | raise(draw().hLine(58).vSagittaArc(24, 12).hLine(-58).close(), 3) | 12 mm too narrow: 58 mm instead of 70 mm.
a bend with a slightly larger bulge | raise(draw().hLine(58).vSagittaArc(24, -12).hLine(-58).close(), 3) | raise(draw().hLine(58).vSagittaArc(24, -11.8).hLine(-58).close(), 3) | too narrow
a slot that is closed | raise(drawCircle(25).cut(drawRectangle(30, 6).translate(20, 0)), 4) | raise(drawCircle(25).cut(drawRectangle(19, 6).translate(14, 0)), 4) | 0.18 mm too wide
a plate drawn to the other side of the plane | drawRectangle(30, 20).sketchOnPlane('XZ').extrude(25) | drawRectangle(30, 20).sketchOnPlane('XZ').extrude(-25) | The shape is right, but it is 25 mm too far along y.
a shell with its opening below | box(40, 30, 20).shell(2, (f) => f.inPlane('XY', 20)) | box(40, 30, 20).shell(2, (f) => f.inPlane('XY', 0)) | turned by 180° about x
a shell without an opening | box(40, 30, 20).shell(2, (f) => f.inPlane('XY', 20)) | box(40, 30, 20).cut(box(36, 26, 16).translate(0, 0, 2)) | There is a cavity that the goal does not have.
one rim chamfered too many | holed([0, 0, 10]).chamfer(1, (e) => e.inPlane('XY', 6).ofCurveType('CIRCLE')) | holed([0, 0, 10]).chamfer(1, (e) => e.ofCurveType('CIRCLE')) | of material is missing
a bore that is off-centre by 0.1 | rod(20, 30).cut(rod(10, 30)) | rod(20, 30).cut(rod(10, 30).translate(0.1, 0, 0)) | mm
a cone with another tip | draw().hLine(15).line(-7, 20).hLine(-8).close().sketchOnPlane("XZ").revolve() | draw().hLine(15).line(-7.2, 20).hLine(-7.8).close().sketchOnPlane("XZ").revolve() | of material is missing
a twisted prism with another twist | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: 30 }) | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: 32 }) | mm
a gap between two parts that is too small | [box(20, 20, 10), box(20, 20, 2).translate(0, 0, 10.2)] | [box(20, 20, 10), box(20, 20, 2).translate(0, 0, 10.1)] | too short
a tunnel that goes the other way | box(30, 20, 20).cut(drawCircle(4).sketchOnPlane("YZ").extrude(60).translate(-30, 0, 10)) | box(30, 20, 20).cut(drawCircle(4).sketchOnPlane("XZ").extrude(60).translate(0, 30, 10)) | material
a groove on the inside instead of the outside | rod(40, 16).cut(rod(20, 16)).cut(rod(50, 6).cut(rod(36, 6)).translate(0, 0, 5)) | rod(40, 16).cut(rod(20, 16)).cut(rod(24, 6).translate(0, 0, 5)) | mm
a scale of 1.002 | corner() | corner().scale(1.002) | too
a step of 0.06 in a plate | box(60, 40, 6) | box(60, 40, 6).cut(box(30, 40, 6).translate(15, 0, 5.94)) | of material is missing
two holes swapped in size | holed([-10, 0, 6], [10, 0, 8]) | holed([-10, 0, 8], [10, 0, 6]) | turned by 180° about z
two holes swapped in an asymmetric plate | holed([-10, 8, 6], [10, -3, 8]) | holed([-10, 8, 8], [10, -3, 6]) | mm off near
a thinner torus | drawCircle(4).translate(20, 0).sketchOnPlane('XZ').revolve() | drawCircle(3.9).translate(20, 0).sketchOnPlane('XZ').revolve() | mm too
a hollow ball whose hollow is off-centre by 0.2 | makeSphere(12).cut(makeSphere(8)) | makeSphere(12).cut(makeSphere(8).translate(0.2, 0, 0)) | mm
a slot turned by 10° | box(60, 40, 6).cut(raise(drawRoundedRectangle(30, 10, 5), 6)) | box(60, 40, 6).cut(raise(drawRoundedRectangle(30, 10, 5), 6).rotate(10)) | mm off near
a square hole instead of a round one | holed([10, 0, 6]) | box(60, 40, 6).cut(box(6, 6, 6).translate(10, 0, 0)) | of material is missing
a fillet at another corner | el().fillet(2, (e) => e.inDirection('Z').containsPoint([20, -5, 0])) | el().fillet(2, (e) => e.inDirection('Z').containsPoint([-20, -5, 0])) | mm off near
a prism twisted the other way | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: 30 }) | drawRectangle(20, 20).sketchOnPlane('XY').extrude(30, { twistAngle: -30 }) | mm off near
a pocket that goes through | box(60, 40, 6).cut(box(20, 20, 6).translate(0, 0, 1)) | box(60, 40, 6).cut(box(20, 20, 6)) | There is a hole too many: there is one, and the goal has none.
a ring wider by 0.2 | draw([10, 0]).hLine(5).vLine(10).hLine(-5).close().sketchOnPlane('XZ').revolve() | draw([10.2, 0]).hLine(5).vLine(10).hLine(-5).close().sketchOnPlane('XZ').revolve() | mm too
a larger gap between two parts | [box(20, 20, 10), box(20, 20, 10).translate(0, 30, 0)] | [box(20, 20, 10), box(20, 20, 10).translate(0, 31, 0)] | 1 mm too deep: 51 mm instead of 50 mm.
`);

describe('compareModels', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  const compare = (goal: string, own: string) =>
    compareAsPage({ goal: program(goal), own: program(own) }, kernel);

  it.each(same)('accepts %s', async (_, goal, own) => {
    const { isRight, sentence } = await compare(goal, own);
    expect([isRight, sentence]).toEqual([true, 'Correct.']);
  });

  it.each(different)('rejects %s', async (_, goal, own, expected) => {
    const { isRight, sentence } = await compare(goal, own);
    expect([isRight, sentence]).toEqual([false, expect.stringContaining(expected)]);
  });
});

/**
 * Returns the cells of a table. An empty line separates the held-out pairs, which were not used to choose the limits.
 */
function rowsOf(table: string): readonly (readonly string[])[] {
  const lines = table.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.split(' | '));
}

function program(expression: string): string {
  return `${prelude}\nconst main = () => ${expression};`;
}
