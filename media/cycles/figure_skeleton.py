"""Joints and the bent spine of one figure in one posture."""
from math import cos, radians, sin

from mathutils import Matrix, Vector

from figure_curve import smooth
from figure_rings import circle
from figure_sitting import SEAT
from figure_torso import spine_groove, trunk_curve

HIP_Z, ANKLE = 0.90, 0.085
THIGH, SHIN, UPPER_ARM, FOREARM = 0.425, 0.40, 0.285, 0.25


class Skeleton:
    """`at` and `on` take REST space (see figure_torso) to the posed body."""

    def __init__(self, body, woman, build, scale):
        self.body, self.woman = body, woman
        self.shoulder_x = (0.146 if woman else 0.168) * (1 + (build - 1) * 0.5)
        self.thick = build
        self.trunk = trunk_curve(woman, build)
        self.bend_spine()
        self.set_legs(-SEAT / scale if body['seated'] else 0.0)
        self.arms = {side: self.set_arm(side, body['arms'][side]) for side in (1, -1)}
        self.head = self.set_head(*body['head'])

    @staticmethod
    def rotation(yaw, lean, roll):
        return (
            Matrix.Rotation(radians(yaw), 3, 'Z')
            @ Matrix.Rotation(radians(lean), 3, 'X')
            @ Matrix.Rotation(radians(roll), 3, 'Y')
        )

    def bend_spine(self):
        body = self.body
        low_lean = body['lean'] * (0.75 if body['seated'] else 0.3)
        hip_z = 0.105 if body['seated'] else HIP_Z + body['pelvis'][2]
        self.pelvis = Vector((body['pelvis'][0], -body['pelvis'][1], hip_z))
        self.low, self.step = 0.30, 0.01
        at_hip = round((HIP_Z - self.low) / self.step)
        self.frames = []
        p = Vector()
        for i in range(123):
            z = self.low + i * self.step
            u = smooth(0.96, 1.30, z)
            turn = self.rotation(
                body['yaw'] + body['twist'] * u,
                low_lean + (body['lean'] - low_lean) * u,
                body['roll'] + (body['bend'] - body['roll']) * u,
            )
            self.frames.append((p.copy(), turn, turn.col[0].copy(), -turn.col[1]))
            p += turn.col[2] * self.step
        shift = self.pelvis - self.frames[at_hip][0]
        self.frames = [(q + shift, t, s, f) for q, t, s, f in self.frames]

    def at(self, across, forward, z):
        """Rest position to posed position."""
        k = (z - self.low) / self.step
        i = min(len(self.frames) - 1, max(0, int(k)))
        p, turn, side, ahead = self.frames[i]
        return p + turn.col[2] * ((k - i) * self.step) + side * across + ahead * forward

    def on(self, angle, z, off, square=2.3):
        """Point on the trunk's surface."""
        w, f, b, s = self.trunk(z)
        e = 2.0 / square
        c, n = cos(angle), sin(angle)
        if n < 0:
            off += spine_groove(angle, z)
        x = (abs(c) ** e) * (w + off) * (1 if c >= 0 else -1)
        y = (abs(n) ** e) * ((f + off) if n >= 0 else -(b + off))
        return self.at(x, y + s, z)

    def ring(self, z, m, off):
        w, f, b, s = self.trunk(z)
        row = []
        for a, x, y in circle(m, 2.3):
            o = off + spine_groove(a, z)
            row.append(self.at(x * (w + o), y * ((f if y > 0 else b) + o) + s, z))
        return row

    def set_head(self, yaw, pitch, roll):
        """Matrix from head space; a leaning chest turns the face down less than it leans."""
        pivot = self.at(0, 0, 1.485)
        turn = self.rotation(yaw * 0.85, pitch, roll)
        chest = self.frames[-1][1] @ Matrix.Rotation(radians(-self.body['lean'] * 0.6), 3, 'X')
        return Matrix.Translation(pivot) @ (chest @ turn).to_4x4() @ Matrix.Translation((0, -0.018, -0.020))

    def set_legs(self, floor):
        self.legs, self.feet = {}, {}
        turn = self.frames[60][1]
        for side in (1, -1):
            x, ahead, lift, yaw, pitch = self.body['feet'][side]
            x *= 0.74 if self.woman and not self.body['seated'] else 1.0
            toe = Vector((sin(radians(yaw)) * side, -cos(radians(yaw)), 0))
            hip = self.pelvis + turn @ Vector((side * 0.088 * self.thick, 0, 0))
            ankle = Vector((side * x, -ahead, floor + ANKLE + lift))
            pole = toe + Vector((side * 0.12, 0, 1.2 if self.body['seated'] else 0))
            knee, ankle = elbow_of(hip, ankle, THIGH, SHIN, pole)
            self.legs[side] = (hip, knee, ankle, pole.normalized())
            tip = radians(pitch)
            self.feet[side] = (ankle, toe * cos(tip) + Vector((0, 0, -sin(tip))))

    def set_arm(self, side, arm):
        turn = self.frames[-20][1]
        out = lambda v: turn @ Vector((v[0] * side, -v[1], v[2]))
        raised = max(0.0, arm['wrist'][2] + 0.1)
        across = max(0.0, -arm['wrist'][0]) * 0.12
        shoulder = self.at(
            side * (self.shoulder_x - raised * 0.07 - across),
            -0.010 + across + raised * 0.04,
            (1.335 if self.woman else 1.345) + raised * 0.12,
        )
        inner = self.at(side * self.shoulder_x * 0.45, -0.012, (1.352 if self.woman else 1.364) + raised * 0.05)
        reach = 0.95 if self.woman else 1.0
        wrist = shoulder + out(arm['wrist']) * reach
        elbow, wrist = elbow_of(shoulder, wrist, UPPER_ARM * reach, FOREARM * reach, out(arm['elbow']))
        fore = (wrist - elbow).normalized()
        way = (fore * 0.6 + out(arm['point']).normalized()).normalized() if 'point' in arm else fore
        palm = out(arm['palm'])
        palm = (palm - way * palm.dot(way)).normalized()
        return dict(arm, line=(inner, shoulder, elbow, wrist), way=way, normal=palm, side=side)


def elbow_of(root, tip, first, second, pole):
    """Middle joint of a two-bone limb, and the tip clamped to what it can reach."""
    reach = tip - root
    far = min(reach.length, (first + second) * 0.995)
    way = reach.normalized()
    along = (first * first - second * second + far * far) / (2 * far)
    out = max(0.0, first * first - along * along) ** 0.5
    aside = pole - way * pole.dot(way)
    return root + way * along + aside.normalized() * out, root + way * far
