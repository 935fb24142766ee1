import { expect, test } from 'vitest'
import {
  actosDeDeclaracion,
  juzgaActo,
  llegaA,
  type NombreDeActo,
} from '../../packages/domain/declaracion/actos/actos.ts'
import { etapasDS } from '../../packages/domain/declaracion/etapas.ts'
import { sourceFiles } from '../checks/tree.ts'
import { drawActos, readTexts } from './actos.ts'

const nombres = Object.keys(actosDeDeclaracion) as NombreDeActo[]

test.each(etapasDS)('at %s the document names what is done there, of each kind of sale, and nothing else', (etapa) => {
  const [, , ...celdas] = (drawActos(new Map()).match(new RegExp(`^\\| ${etapa} \\|.*$`, 'm'))?.[0] ?? '').split('|')
  for (const [at, tipoVenta] of (['M', 'E'] as const).entries()) {
    const hechos = nombres.filter((nombre) => juzgaActo(nombre, { tipoVenta, etapa }) === 'permitido')
    const dice = llegaA(tipoVenta, etapa) ? hechos.join(', ') || '—' : 'no llega'
    expect(celdas[at]?.trim()).toBe(dice)
  }
})

test('each refusal has its words in the catalogue of messages', async () => {
  const texts = await readTexts(sourceFiles().filter((path) => path.startsWith('packages/contract/messages/')))
  expect(drawActos(texts)).not.toMatch(/«[a-z_]+»/)
})
