import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { enMayusculas, revisaNombre } from '@alerce/domain/base/persona/nombre'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const deLaFuente = (cual: string): ReadonlySet<number> =>
  new Set((create(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans/${cual}.ttf`))) as Font).characterSet)

test.each(['400Regular/IBMPlexSans_400Regular', '600SemiBold/IBMPlexSans_600SemiBold'])(
  'every letter that a name may have is drawn by %s, also in capitals',
  (cual) => {
    const letras = deLaFuente(cual)
    const guardadas = Array.from({ length: 0xffff }, (_, n) => String.fromCharCode(n))
      .filter((letra) => revisaNombre(letra) === null)
      .map(enMayusculas)
    const faltan = guardadas.filter((letra) =>
      Array.from(letra + letra.toLowerCase()).some((una) => !letras.has(una.codePointAt(0) ?? 0)),
    )
    expect(faltan).toEqual([])
  },
)
