"""One person: look, outfit, posture and the mesh that grows."""
from random import Random

from figure_mesh import Mesh
from figure_posture import posture
from figure_skeleton import Skeleton


class Person:
    """Everything random about a person comes from its own rnd, in a fixed order: same arguments, same person."""

    def __init__(self, pose, number, at_work):
        self.rnd = rnd = Random(f'person:{pose}:{number}')
        self.pose = pose
        self.woman = rnd.random() < 0.44
        self.mesh = Mesh()
        self.stature = rnd.uniform(0.94, 0.985) if self.woman else rnd.uniform(0.98, 1.03)
        build = rnd.triangular(0.92, 1.16, 1.0)
        self.skel = Skeleton(posture(pose, rnd), self.woman, build, self.stature)
        kinds = WORKERS if at_work else WOMEN if self.woman else MEN
        self.outfit = rnd.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        self.build = build
        self.seated = self.skel.body['seated']


# Outfits of figure_clothes and how often they are worn.
MEN = (('shirt', 34), ('suit', 22), ('tee', 24), ('kurta', 20))
WOMEN = (('saree', 26), ('salwar', 26), ('kurti', 18), ('suit', 14), ('tee', 10))
# In factories and depots.
WORKERS = (('helmet', 80), ('shirt', 20))
