import { entregarDocumentos } from './documentos.ts'
import type { DemoCall } from './llamar.ts'
import { elegirPlan } from './recorrido.ts'

/** The two of a pair, by their prospectoId. */
export interface IdsDePareja {
  readonly otorga: number
  readonly recibe: number
}

/** How far a pair is taken, each step with those before it. */
export const etapasDePareja = ['otorgaEligio', 'porCompensar', 'compensada', 'otorgaConfirmo', 'confirmada'] as const
export type EtapaDePareja = (typeof etapasDePareja)[number]

/** UF that the giver of a demo pair gives. */
const OTORGADO = 0.5

async function alResumen(llamar: DemoCall, prospectoId: number): Promise<void> {
  await elegirPlan(llamar, prospectoId)
  await entregarDocumentos(llamar, prospectoId)
  await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' })
}

async function continuar(llamar: DemoCall, prospectoId: number): Promise<void> {
  const { version } = await llamar('obtenerResumenPlanCompensado', { prospectoId })
  await llamar('continuarCompensado', { prospectoId, version })
}

/** Takes a pair whose data are typed along its quote as its advisor does: the giver first, then the receiver. */
export async function avanzarPareja(
  llamar: DemoCall,
  { otorga, recibe }: IdsDePareja,
  hasta: EtapaDePareja,
  valorCompensacion: number = OTORGADO,
): Promise<void> {
  const pasos: Record<EtapaDePareja, () => Promise<unknown>> = {
    otorgaEligio: () => alResumen(llamar, otorga),
    porCompensar: () => alResumen(llamar, recibe),
    compensada: () =>
      llamar('guardarResumenPlanCompensado', {
        prospectoId: otorga,
        afiliados: [{ prospectoId: otorga, valorCompensacion }],
      }),
    otorgaConfirmo: () => continuar(llamar, otorga),
    confirmada: () => continuar(llamar, recibe),
  }
  for (const paso of etapasDePareja.slice(0, etapasDePareja.indexOf(hasta) + 1)) await pasos[paso]()
}
