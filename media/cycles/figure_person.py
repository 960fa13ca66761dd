"""One person: look, outfit, posture and the mesh that grows."""
from random import Random

from figure_colours import HAIRS, SKINS
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
        self.skin = 'skin-' + rnd.choice(SKINS)
        self.hair = 'hair-' + rnd.choice(HAIRS)
        kinds = WORKERS if at_work else WOMEN if self.woman else MEN
        self.outfit = rnd.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        self.build = build
        self.seated = self.skel.body['seated']

    def pick(self, kind, colours):
        return f'{kind}-{self.rnd.choice(colours)}'


# Outfits of figure_wardrobe and how often they are worn.
MEN = (('shirt', 26), ('suit', 22), ('tee', 20), ('kurta', 14), ('waistcoat', 6), ('hoodie', 8))
WOMEN = (('saree', 26), ('salwar', 26), ('kurti', 18), ('blazer', 14), ('tee', 10))
# In factories and depots.
WORKERS = (('hivis', 60), ('shirt', 20), ('labcoat', 12), ('waistcoat', 8))
