import type { Screen } from '@alerce/contract/screens'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'

interface PasoDeLaDS {
  readonly screen: Screen
  readonly title: string
  readonly opensAt: EtapaDS
  readonly doneAt: EtapaDS
}

/** The first five of the manual stepper; each opens when the one before is saved (spec 2 §4). */
export const pasosDeLaDS: readonly PasoDeLaDS[] = [
  { screen: 'postulantBackground', title: 'Cotizante', opensAt: 'inicioManual', doneAt: 'cotizante' },
  { screen: 'postulantBeneficiaries', title: 'Beneficiarios', opensAt: 'cotizante', doneAt: 'beneficiarios' },
  { screen: 'postulantDs', title: 'Preguntas', opensAt: 'beneficiarios', doneAt: 'preguntas' },
  { screen: 'postulantSummary', title: 'Resumen', opensAt: 'preguntas', doneAt: 'resumenDeclaracion' },
  { screen: 'enviarDs', title: 'Envío', opensAt: 'resumenDeclaracion', doneAt: 'firma' },
]

/** The way on, from inside the declaration: a step of its own is called by its own name. */
export const useSigueEnLaDS = ({ venta }: Declaracion) =>
  useSigue(venta, (ruta) => pasosDeLaDS.find(({ screen }) => goTo(screen) === ruta)?.title)
