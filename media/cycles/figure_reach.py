"""Where arms reach to, and two_arms(left, right) of a body."""

# Wrist relative to the shoulder; elbow is the direction the elbow points to;
# palm is the direction the palm faces; curl 0 = flat hand, 1 = fist.
HANG = dict(wrist=(0.058, 0.045, -0.515), elbow=(0.22, -1, 0), palm=(-1, 0.25, 0), curl=0.35)
POCKET = dict(
    wrist=(0.0, 0.045, -0.455), elbow=(1, -0.75, 0), palm=(-1, 0, 0), curl=0.5, point=(-0.25, 0.3, -1), hidden=True,
)
CLASP = dict(wrist=(-0.115, 0.215, -0.43), elbow=(1, -0.7, 0), palm=(-0.2, -1, 0), curl=0.5, point=(-1, 0.2, -0.5))
BEHIND = dict(wrist=(-0.10, -0.16, -0.42), elbow=(1, -0.6, 0), palm=(0, -1, 0), curl=0.5, point=(-1, -0.1, -0.4))
FOLD = dict(wrist=(-0.215, 0.215, -0.21), elbow=(1, -0.2, -0.7), palm=(0, -1, 0), curl=0.4, point=(-1, 0, 0.25))
FOLD_UNDER = dict(wrist=(-0.20, 0.165, -0.26), elbow=(1, -0.2, -0.7), palm=(0, -1, 0), curl=0.4, point=(-1, -0.1, 0.1))
HIP = dict(wrist=(0.045, 0.05, -0.36), elbow=(1, -0.55, 0), palm=(-1, 0, -0.4), curl=0.5, point=(-0.8, 0.5, -0.6))
CARRY = dict(wrist=(-0.06, 0.25, -0.30), elbow=(0.4, -0.8, -0.5), palm=(-1, -0.3, 0.2), curl=0.55)
SCREEN = dict(
    wrist=(-0.125, 0.265, -0.165), elbow=(0.5, -0.4, -1), palm=(-0.2, -1, 0.45), curl=0.6, point=(-0.35, 0.5, 1),
)
EAR = dict(wrist=(-0.02, 0.10, 0.115), elbow=(0.7, 0.6, -1), palm=(-1, 0, 0.2), curl=0.7, point=(-0.3, -0.25, 1))
EXPLAIN = dict(
    wrist=(0.10, 0.30, -0.20), elbow=(0.6, -0.6, -1), palm=(-0.35, 0.15, 1), curl=0.25, point=(0.15, 1, 0.25),
)
GESTURE = dict(wrist=(0.03, 0.34, -0.13), elbow=(0.5, -0.5, -1), palm=(-1, 0.1, 0.25), curl=0.3, point=(-0.1, 0.9, 0.5))
POINT = dict(wrist=(0.20, 0.40, 0.20), elbow=(0.5, 0, -1), palm=(-0.5, 0.1, -1), curl=0.75, finger=True)
TOUCH = dict(
    wrist=(0.02, 0.475, 0.06), elbow=(0.6, 0, -1), palm=(0, 0.4, -1), curl=0.7, finger=True, point=(-0.05, 1, 0.25),
)
RAISED = dict(wrist=(0.11, 0.10, 0.43), elbow=(1, 0.1, 0), palm=(0, 1, 0), curl=0.15)
FIST = dict(wrist=(0.08, 0.14, 0.40), elbow=(1, 0.35, -0.2), palm=(-0.3, 1, 0), curl=1.0)
CLAP = dict(wrist=(-0.10, 0.22, 0.21), elbow=(1, 0.3, -0.6), palm=(-1, 0, 0), curl=0.1, point=(-0.35, 0.2, 1))
FILM = dict(wrist=(-0.075, 0.30, 0.13), elbow=(0.8, 0.1, -1), palm=(-0.9, 0.2, 0), curl=0.7, point=(-0.5, 0.3, 1))
LAP = dict(wrist=(-0.06, 0.28, -0.375), elbow=(0.8, -0.8, 0), palm=(-0.2, 0, -1), curl=0.35, point=(-0.6, 1, -0.1))
DESK = dict(wrist=(0.00, 0.38, -0.25), elbow=(0.8, -0.5, -0.6), palm=(0, 0, -1), curl=0.35, point=(-0.25, 1, -0.05))
LIFT = dict(wrist=(0.04, 0.30, -0.40), elbow=(0.6, -1, 0), palm=(-0.9, 0, 0.4), curl=0.7, point=(-0.1, 1, -0.3))
PULL = dict(wrist=(0.12, -0.20, -0.455), elbow=(0.4, -1, 0.1), palm=(-0.2, 0.4, 1), curl=1.0, point=(0.1, -0.6, -0.6))


def two_arms(left, right):
    return {1: dict(left), -1: dict(right)}
