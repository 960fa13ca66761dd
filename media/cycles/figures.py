"""Believable people for the path-traced scenes.

    figure(pose, number, at_work) -> bpy.types.Object    one unlinked-elsewhere mesh object
    heading(pose, number, on_stage) -> float             suggested turn, degrees

Metres, z up. The figure stands at the origin with its soles on z = 0 and LOOKS
TO -y. Nominal height is 1.70 m; people differ by 0.94 to 1.03 of it. At work
(factories, depots) they wear what is worn there.

Seated poses ('sit', 'sit-chair'): z = 0 is the SEAT, as the scenes pass the seat
height as base. Soles (and the legs of the chair) reach down to -SEAT = -0.43 m.

heading: 0 = back to the camera, looking at the screen; +90 = looks to the
viewer's left; -90 = to the right; 180 = looks at the viewer. With the camera on
the -y side and the screen on the +y side:

    object.rotation_euler.z = radians(180 + heading(pose, number))

People on a stage ('talk', 'cheer' with a raised base) look at the audience:
pass on_stage=True.

How one is made: figure_person chooses look and outfit, figure_posture the pose,
figure_skeleton bends the body; figure_clothes, figure_head, figure_hair and
figure_carried then add to one figure_mesh.
"""
from random import Random

import bpy

from figure_beside import add_beside
from figure_carried import carry
from figure_hair import style_hair
from figure_head import add_head
from figure_heading import heading_of
from figure_material import material
from figure_person import Person
from figure_posture import POSES
from figure_clothes import dress


def figure(pose, number, at_work=False):
    """One mesh object, in no collection yet; deterministic from its arguments."""
    if pose not in POSES:
        raise ValueError(f'no such pose: {pose}')
    person = Person(pose, number, at_work)
    dress(person)
    add_head(person)
    style_hair(person)
    carry(person)
    person.mesh.verts = [v * person.stature for v in person.mesh.verts]
    add_beside(person)
    return to_object(person.mesh, f'person {pose} {number}')


def heading(pose, number, on_stage=False):
    """Degrees of turn from "back to the camera"; see the top of this file."""
    rnd = Random(f'heading:{pose}:{number}')
    if on_stage:
        return 180 + rnd.uniform(-28, 28)
    return heading_of(pose, rnd)


def to_object(mesh, name):
    data = bpy.data.meshes.new(name)
    data.from_pydata(mesh.verts, [], mesh.faces)
    data.polygons.foreach_set('use_smooth', [True] * len(mesh.faces))
    data.materials.append(material())
    data.update()
    return bpy.data.objects.new(name, data)
