import { expect, test } from 'vitest'
import { etapasDS, puedeGuardarEtapaDS, puedePasarDS } from '../../packages/domain/declaracion/etapas.ts'
import { drawEtapas, etapasSinPasos } from './etapas.ts'

const lines = drawEtapas().split('\n')
const frame = lines.slice(lines.indexOf('  subgraph sinCompletar[sin completar]') + 1, lines.indexOf('  end'))

function drawn(from: string, to: string): string | undefined {
  if (to === 'invitacionAnulada') return frame.includes(`    ${from}`) ? '-.->' : undefined
  return ['-->', '-.->'].find((arrow) => lines.includes(`  ${from} ${arrow} ${to}`))
}

test.each(etapasDS)('from %s the drawing has exactly the allowed moves, with their kind', (from) => {
  for (const to of etapasDS.filter((stage) => stage !== from)) {
    const byPerson = puedeGuardarEtapaDS(from, to) ? '-->' : '-.->'
    expect([to, drawn(from, to)]).toEqual([to, puedePasarDS(from, to) ? byPerson : undefined])
  }
})

test('the stages that nothing moves are named, and have no arrow', () => {
  for (const stage of etapasSinPasos()) expect(drawEtapas()).not.toMatch(new RegExp(`\\b${stage}\\b`))
})
