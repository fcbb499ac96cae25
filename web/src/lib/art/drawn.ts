/**
 * Figures that game-icons lacks: drawn for this project, or put together from figures of that collection.
 * The box is 512 by 512.
 */

/** A part of a figure: a path of ours (holes by the even-odd rule) or a figure of game-icons, moved by a transform. */
export type Part = { d: string; at?: string } | { icon: string; at: string }

const HULL = 'M8 352C96 404 214 416 300 414C384 412 452 398 504 340C496 426 432 480 330 484H176C92 482 28 430 8 352Z'

export const DRAWN: Readonly<Record<string, readonly Part[]>> = {
  'broad-sail': [
    {
      d: 'M244 8H268V56H492V84H452C478 168 478 264 444 352C384 330 322 322 268 324V440H316L300 504H212L196 440H244V324C190 322 128 330 68 352C34 264 34 168 60 84H20V56H244ZM96 150C90 176 88 200 88 224H424C424 200 422 176 416 150Z',
    },
  ],
  cerberus: [
    { icon: 'wolf-head', at: 'translate(286 168) scale(-.56 .56)' },
    { icon: 'wolf-head', at: 'translate(226 168) scale(.56)' },
    { icon: 'wolf-head', at: 'translate(130 -14) scale(.56)' },
    { d: 'M168 330C196 316 316 316 344 330C372 380 396 440 404 504H108C116 440 140 380 168 330ZM150 420L142 448H370L362 420Z' },
  ],
  charon: [
    { icon: 'robe', at: 'translate(96 0) scale(.72)' },
    { d: HULL },
    { d: 'M392 24L416 30L330 420L306 416Z' },
  ],
  chimera: [
    { icon: 'lion', at: 'translate(112 100) scale(.78)' },
    { icon: 'snake-tongue', at: 'translate(232 0) scale(-.45 .45)' },
    { d: 'M60 206C20 290 30 400 128 478L160 440C100 380 88 300 112 230Z' },
  ],
  'walled-city': [
    {
      d: 'M20 500V220H4V150H36V180H60V150H92V180H116V150H146V220H130V500ZM492 500V220H508V150H476V180H452V150H420V180H396V150H366V220H382V500ZM138 500V300H160V272H190V300H222V272H290V300H322V272H352V300H374V500H308V428A52 52 0 0 0 204 428V500ZM256 12L404 98V126H108V98ZM158 138H186V260H158ZM214 138H242V260H214ZM270 138H298V260H270ZM326 138H354V260H326Z',
    },
  ],
  handmaidens: [
    { icon: 'roman-toga', at: 'translate(-84 16) scale(.94)' },
    { icon: 'roman-toga', at: 'translate(596 16) scale(-.94 .94)' },
  ],
  petasos: [
    { d: 'M256 150C330 150 374 214 382 300C440 312 492 336 504 366C448 412 354 430 256 430C158 430 64 412 8 366C20 336 72 312 130 300C138 214 182 150 256 150ZM132 318L128 348C208 376 304 376 384 348L380 318C302 342 210 342 132 318Z' },
    { icon: 'feathered-wing', at: 'translate(-6 60) scale(.4)' },
    { icon: 'feathered-wing', at: 'translate(518 60) scale(-.4 .4)' },
  ],
  phoenix: [
    { icon: 'hawk-emblem', at: 'translate(36 -6) scale(.86)' },
    { icon: 'fire', at: 'translate(-6 300) scale(.4)' },
    { icon: 'fire', at: 'translate(314 300) scale(.4)' },
  ],
  pomegranate: [
    {
      d: 'M206 20L238 62L256 12L274 62L306 20L310 92C424 112 488 196 484 300C480 414 388 500 256 500C124 500 32 414 28 300C24 196 88 112 202 92ZM256 176C196 210 156 270 152 344C150 392 188 436 256 440C324 436 362 392 360 344C356 270 316 210 256 176ZM256 206A24 30 0 1 1 255.900 206ZM206 270A24 30 0 1 1 205.900 270ZM306 270A24 30 0 1 1 305.900 270ZM256 286A24 30 0 1 1 255.900 286ZM206 350A24 30 0 1 1 205.900 350ZM306 350A24 30 0 1 1 305.900 350ZM256 366A24 30 0 1 1 255.900 366Z',
    },
  ],
  siren: [
    {
      d: 'M318 24C362 20 392 52 390 92L408 122L390 128L388 152C386 166 368 170 350 166L354 204C416 252 408 352 330 390C262 422 150 408 12 484C50 376 146 300 228 238C260 214 270 194 266 160C240 128 236 84 260 54C274 34 294 26 318 24ZM276 88L380 72L378 60L272 76ZM352 96A9 9 0 1 1 351.900 96ZM118 402C214 372 304 330 330 232C352 332 262 396 118 402ZM196 414H222L216 466H246L252 408H278L270 466H312V490H178V466H190Z',
    },
  ],
}
