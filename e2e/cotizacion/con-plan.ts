import type { Page } from '@playwright/test'
import { entregarDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { arrive } from '../support/form.ts'
import { signIn } from '../support/session.ts'

/** Who is quoted. */
export const MARGARITA: PostulanteDemo = {
  ...{ rut: '14204886-8', nombres: 'Margarita', apellidoPaterno: 'Núñez', apellidoMaterno: "O'Ryan" },
  ...{ nacimiento: '1991-05-04', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
}

/** A plan chosen by call, on the screen where it is confirmed. `papeles`: all that is asked of it is handed in. */
export async function conPlan(page: Page, papeles = false): Promise<number> {
  await signIn(page, 'asesora')
  const llamar = await callsOf(page)
  const { prospectoId } = await llamar('ingresarProspecto', formularioDe(MARGARITA))
  const { minimoMonto, maximoMonto } = await llamar('calcularRenta', { prospectoId })
  await llamar('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await llamar('obtenerPlanes', { prospectoId })
  await llamar('guardarPreferencias', { prospectoId, planId: plan?.planId ?? null, esSugerencia: 'N' })
  await llamar('guardarPlanSeleccionado', {
    ...{ prospectoId, planCotizacionId: plan?.planId ?? 0, beneficiosComplementarios: [] },
  })
  if (papeles) await entregarDocumentos(llamar, prospectoId, 'carta')
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Plan Preliminar')
  return prospectoId
}
