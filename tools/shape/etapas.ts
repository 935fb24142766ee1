import { type EtapaDS, etapasDS, puedeGuardarEtapaDS, puedePasarDS } from '../../packages/domain/declaracion/etapas.ts'

const ANULADA: EtapaDS = 'invitacionAnulada'

/** Each move of a DS, as the domain allows it; solid where a person saves it from a screen, dotted where an act makes it. */
function movesFrom(from: EtapaDS, isMovable: (to: EtapaDS) => boolean): string[] {
  return etapasDS
    .filter((to) => to !== from && isMovable(to) && puedePasarDS(from, to))
    .map((to) => `  ${from} ${puedeGuardarEtapaDS(from, to) ? '-->' : '-.->'} ${to}`)
}

/** The stages of a DS and every move between them, for Mermaid. Who may be annulled stands in one frame, with one arrow. */
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

/** Stages that the specification names and nothing here moves a DS to or from. */
export function etapasSinPasos(): EtapaDS[] {
  const touches = (stage: EtapaDS, other: EtapaDS) => puedePasarDS(stage, other) || puedePasarDS(other, stage)
  return etapasDS.filter((stage) => !etapasDS.some((other) => other !== stage && touches(stage, other)))
}

/** What the document holds between its marks. */
export function etapasInDocs(): string {
  const none = etapasSinPasos().map((stage) => `\`${stage}\``)
  return [drawEtapas(), ...(none.length > 0 ? ['', `Sin pasos aquí: ${none.join(', ')}.`] : [])].join('\n')
}
