"""pygame as the game uses it: what is not imported here would only make a page wait."""

import pygame.base
import pygame.constants
import pygame.display
import pygame.draw
import pygame.event
import pygame.font
import pygame.image
import pygame.imageext
import pygame.key
import pygame.rect
import pygame.rwobject
import pygame.surface
import pygame.surflock
import pygame.transform
from pygame.base import *
from pygame.constants import *
from pygame.rect import Rect
from pygame.surface import Surface
