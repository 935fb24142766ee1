import { type EtapaDS, etapasDS, puedeGuardarEtapaDS, puedePasarDS } from '../../packages/domain/declaracion/etapas.ts'

const ANULADA: EtapaDS = 'invitacionAnulada'

/** Allowed moves from a stage of a DS; solid: saved by a person on a screen, dotted: made by an operation. */
function movesFrom(from: EtapaDS, isMovable: (to: EtapaDS) => boolean): string[] {
  return etapasDS
    .filter((to) => to !== from && isMovable(to) && puedePasarDS(from, to))
    .map((to) => `  ${from} ${puedeGuardarEtapaDS(from, to) ? '-->' : '-.->'} ${to}`)
}

/**
 * Mermaid chart of the stages of a DS and their moves. Stages that can be annulled share a frame with a single arrow.
 */
export function drawEtapas(): string {
  const annulled = etapasDS.filter((from) => from !== ANULADA && puedePasarDS(from, ANULADA))
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph sinCompletar[sin completar]',
    ...annulled.map((stage) => `    ${stage}`),
    '  end',
    ...etapasDS.flatMap((from) => movesFrom(from, (to) => to !== ANULADA)),
    `  sinCompletar -.-> ${ANULADA}`,
    '```',
  ].join('\n')
}

/** Stages of the specification that no move of a DS reaches or leaves. */
export function etapasSinPasos(): EtapaDS[] {
  const touches = (stage: EtapaDS, other: EtapaDS) => puedePasarDS(stage, other) || puedePasarDS(other, stage)
  return etapasDS.filter((stage) => !etapasDS.some((other) => other !== stage && touches(stage, other)))
}

/** Generated content between the marks of the document. */
export function etapasInDocs(): string {
  const none = etapasSinPasos().map((stage) => `\`${stage}\``)
  return [drawEtapas(), ...(none.length > 0 ? ['', `Sin pasos aquí: ${none.join(', ')}.`] : [])].join('\n')
}
