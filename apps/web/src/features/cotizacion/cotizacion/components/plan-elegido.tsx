import { useSearchParams } from 'react-router'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { DeOtroDia } from '../../../../components/precio/de-otro-dia.tsx'
import { PorQue } from '../../../../components/precio/por-que.tsx'
import { Rige } from '../../../../components/sale/rige.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { ConfirmarPlan } from '../cierre/confirmar-plan.tsx'
import { Pie } from '../cierre/pie.tsx'
import { useCierre } from '../cierre/use-cierre.ts'
import { Acciones } from '../envio/acciones.tsx'
import type { Opcion } from '../queries.ts'
import { type SeleccionDePlan, useSeleccion } from '../use-seleccion.ts'
import { YSi } from '../y-si/y-si.tsx'
import { Eleccion } from './eleccion.tsx'
import classes from './plan.module.css'

interface PlanElegidoProps {
  readonly title: string
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly guardado: ReplyOf<'obtenerPlanSeleccionado'>
  /** What was quoted was forgotten. */
  readonly onBorrada: () => void
}

/** Why the quote can be neither sent nor confirmed yet; null: it can. */
function reasonOf({ planId, problema, saving }: SeleccionDePlan): string | null {
  if (planId === null) return 'Elija antes un plan.'
  if (problema) return problema
  return saving ? 'Calculando el precio…' : null
}

export function PlanElegido({ title, prospectoId, opciones, guardado, onBorrada }: PlanElegidoProps) {
  const seleccion = useSeleccion(prospectoId, guardado)
  const cierre = useCierre(prospectoId, onBorrada)
  const reader = useReader()
  const { cotizacion } = seleccion
  const manual = opciones.length === 1
  const reason = reader ?? reasonOf(seleccion)
  const [params] = useSearchParams()
  if (params.has('confirma') && reason === null && cotizacion) {
    const { nombrePlan = '' } = opciones.find(({ planCotizacionId }) => planCotizacionId === seleccion.planId) ?? {}
    return <ConfirmarPlan {...{ prospectoId, nombrePlan, cotizacion, cierre }} />
  }
  return (
    <Page
      title={title}
      actions={<Acciones {...{ prospectoId, opciones, reason }} />}
      lead={manual ? 'El plan elegido y su precio.' : 'Elija un plan y sus beneficios; cada cambio recalcula el total.'}
    >
      <Stack>
        <Rige prospectoId={prospectoId} total={cotizacion?.totalUF ?? null} />
        {cotizacion && <DeOtroDia fecha={cotizacion.fuentes.fecha} hoy={opciones[0]?.fuentes.fecha} />}
        <div className={classes.quote}>
          <Eleccion {...{ title, prospectoId, opciones, seleccion }} />
          <PorQue seleccion={seleccion}>
            {cotizacion && <YSi prospectoId={prospectoId} cotizacion={cotizacion} />}
          </PorQue>
        </div>
      </Stack>
      <Pie {...{ manual, reader, reason, seleccion, cierre }} />
    </Page>
  )
}
