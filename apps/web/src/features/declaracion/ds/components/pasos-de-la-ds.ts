import type { Screen } from '@alerce/contract/screens'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'

interface PasoDeLaDS {
  readonly screen: Screen
  /** Second address of the same screen. */
  readonly also?: Screen
  readonly title: string
  readonly opensAt: EtapaDS
  readonly doneAt: EtapaDS
}

/** True when the step is done at this address. */
export const esDelPaso = ({ screen, also }: PasoDeLaDS, ruta: string): boolean =>
  ruta === goTo(screen) || (also !== undefined && ruta === goTo(also))

/** Until it is sent; each opens when the one before is saved (spec 2 §4, manual stepper). */
export const pasosDeLaDS: readonly PasoDeLaDS[] = [
  { screen: 'postulantBackground', title: 'Cotizante', opensAt: 'inicioManual', doneAt: 'cotizante' },
  { screen: 'postulantBeneficiaries', title: 'Beneficiarios', opensAt: 'cotizante', doneAt: 'beneficiarios' },
  { screen: 'postulantDs', title: 'Preguntas', opensAt: 'beneficiarios', doneAt: 'preguntas' },
  { screen: 'postulantSummary', also: 'enviarDs', title: 'Resumen y envío', opensAt: 'preguntas', doneAt: 'firma' },
]

/** The way on, from inside the declaration: a step of its own is called by its own name. */
export const useSigueEnLaDS = ({ venta }: Declaracion) =>
  useSigue(venta, (ruta) => pasosDeLaDS.find((paso) => esDelPaso(paso, ruta))?.title)
