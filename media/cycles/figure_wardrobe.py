"""Puts clothes and shoes on a person."""
from figure_clothes_men import wear_hoodie, wear_kurta, wear_shirt, wear_suit, wear_tee, wear_waistcoat
from figure_clothes_women import wear_blazer, wear_kurti, wear_salwar
from figure_clothes_work import wear_hivis, wear_labcoat
from figure_saree import wear_saree


def dress(person):
    WARDROBE[person.outfit](person)


WARDROBE = {
    'shirt': wear_shirt,
    'tee': wear_tee,
    'hoodie': wear_hoodie,
    'suit': wear_suit,
    'blazer': wear_blazer,
    'kurta': wear_kurta,
    'waistcoat': wear_waistcoat,
    'labcoat': wear_labcoat,
    'hivis': wear_hivis,
    'saree': wear_saree,
    'salwar': wear_salwar,
    'kurti': wear_kurti,
}
