import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { DeOtroDia, ImprimirCotizacion } from '../../../../components/precio/imprimir-cotizacion.tsx'
import { PorQue } from '../../../../components/precio/por-que.tsx'
import { Rige } from '../../../../components/sale/rige.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { ConfirmarPlan } from '../cierre/confirmar-plan.tsx'
import { useCierre } from '../cierre/use-cierre.ts'
import { EnviadasPorElegir } from '../envio/enviadas-por-elegir.tsx'
import type { Opcion } from '../queries.ts'
import { type SeleccionDePlan, useSeleccion } from '../use-seleccion.ts'
import { YSi } from '../y-si/y-si.tsx'
import { BeneficiosPanel } from './beneficios-panel.tsx'
import classes from './plan.module.css'
import { PlanCards } from './plan-cards.tsx'

interface PlanElegidoProps {
  readonly title: string
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly guardado: ReplyOf<'obtenerPlanSeleccionado'>
  /** Called after the quote was deleted. */
  readonly onBorrada: () => void
}

/** Why the quote can be neither sent nor confirmed yet; null: it can. */
function reasonOf({ planId, problema, saving }: SeleccionDePlan): string | null {
  if (planId === null) return 'Elija antes un plan.'
  if (problema) return problema
  return saving ? 'Calculando el precio…' : null
}

interface CompararProps {
  readonly prospectoId: number
  readonly planes: readonly number[]
}

/** Leads to where these plans stand side by side. */
function Comparar({ prospectoId, planes }: CompararProps) {
  const actualiza = useLugar().actualiza || null
  if (!useOffers('compararPlanes')) return null
  return (
    <ButtonLink to={goTo('comparador', { prospectoId, planes: planes.join(','), actualiza })}>
      Comparar planes
    </ButtonLink>
  )
}

interface AccionesProps {
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  /** Why the quote is none to be shown yet; null: it is. */
  readonly reason: string | null
}

/** Other actions of a quote: compare plans, and print. */
function Acciones({ prospectoId, opciones, reason }: AccionesProps) {
  return (
    <>
      <Comparar prospectoId={prospectoId} planes={opciones.map((o) => o.planCotizacionId)} />
      <ImprimirCotizacion prospectoId={prospectoId} reason={reason} />
    </>
  )
}

interface EleccionProps {
  readonly title: string
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly seleccion: SeleccionDePlan
}

/** Choice of a plan, its benefits, or a quote mailed before. */
function Eleccion({ title, prospectoId, opciones, seleccion }: EleccionProps) {
  const reader = useReader()
  return (
    <fieldset className={classes.choice} disabled={reader !== null}>
      <legend className="vh">{title}</legend>
      <PlanCards prospectoId={prospectoId} opciones={opciones} seleccion={seleccion} />
      <BeneficiosPanel prospectoId={prospectoId} seleccion={seleccion} />
      <EnviadasPorElegir prospectoId={prospectoId} />
    </fieldset>
  )
}

interface PieProps {
  /** True for a single plan, chosen manually (spec 2 §4, flow 2). */
  readonly manual: boolean
  /** Reason why the user only reads; null: the user may write. */
  readonly reader: string | null
  /** Why the quote can be neither sent nor confirmed yet; null: it can. */
  readonly reason: string | null
  readonly seleccion: SeleccionDePlan
  readonly cierre: ReturnType<typeof useCierre>
}

/** Foot of 'Plan Preliminar': total and final actions (spec 2 §2). */
function Pie({ manual, reader, reason, seleccion, cierre }: PieProps) {
  const again = manual ? 'Volver a Cotizar Plan' : 'Seleccionar otro Plan'
  return (
    <ActionBar next={<Total seleccion={seleccion} enPareja={cierre.enPareja} />}>
      <ReasonedButton reason={reader} busy={cierre.restarting} onClick={() => void cierre.restart()}>
        {again}
      </ReasonedButton>
      <ReasonedButton reason={reason} busy={cierre.sending} onClick={() => void cierre.send()}>
        Enviar Cotizacion
      </ReasonedButton>
      <ReasonedButton kind="primary" reason={reason} busy={cierre.closing} onClick={() => void cierre.close()}>
        {manual ? 'Continuar' : 'Confirmar Plan'}
      </ReasonedButton>
    </ActionBar>
  )
}

interface TotalProps {
  readonly seleccion: SeleccionDePlan
  readonly enPareja: boolean
}

/** Total of the quote to confirm, or the reason why it is unknown. */
function Total({ seleccion: { cotizacion, problema }, enPareja }: TotalProps): ReactNode {
  const { actualiza } = useLugar()
  const alConfirmar = actualiza ? 'Al confirmar reemplaza a lo que rige.' : 'Al confirmar no podrá cotizar otra vez.'
  if (problema) return problema
  if (!cotizacion) return <b>Elija un plan.</b>
  return (
    <>
      Total{' '}
      <b>
        <AmountUF value={cotizacion.totalUF} />
      </b>{' '}
      {cotizacion.totalPesos > 0 && (
        <>
          · <AmountPesos value={cotizacion.totalPesos} />
        </>
      )}
      . {enPareja ? 'Sigue la compensación de la pareja.' : alConfirmar}
    </>
  )
}

export function PlanElegido({ title, prospectoId, opciones, guardado, onBorrada }: PlanElegidoProps) {
  const seleccion = useSeleccion(prospectoId, guardado)
  const cierre = useCierre(prospectoId, onBorrada)
  const simulates = useOffers('simularPrecio')
  const reader = useReader()
  const { cotizacion } = seleccion
  const manual = opciones.length === 1
  const reason = reader ?? reasonOf(seleccion)
  const [params] = useSearchParams()
  if (params.has('confirma') && reason === null && cotizacion) {
    const { nombrePlan = '' } = opciones.find(({ planCotizacionId }) => planCotizacionId === seleccion.planId) ?? {}
    return <ConfirmarPlan prospectoId={prospectoId} nombrePlan={nombrePlan} cotizacion={cotizacion} cierre={cierre} />
  }
  return (
    <Page
      title={title}
      actions={<Acciones prospectoId={prospectoId} opciones={opciones} reason={reason} />}
      lead={manual ? 'El plan elegido y su precio.' : 'Elija un plan y sus beneficios; cada cambio recalcula el total.'}
    >
      <Stack>
        <Rige prospectoId={prospectoId} total={cotizacion?.totalUF ?? null} />
        {cotizacion && <DeOtroDia fecha={cotizacion.fuentes.fecha} hoy={opciones[0]?.fuentes.fecha || undefined} />}
        <div className={classes.quote}>
          <Eleccion title={title} prospectoId={prospectoId} opciones={opciones} seleccion={seleccion} />
          <PorQue seleccion={seleccion}>
            {cotizacion && simulates && <YSi prospectoId={prospectoId} cotizacion={cotizacion} />}
          </PorQue>
        </div>
      </Stack>
      <Pie manual={manual} reader={reader} reason={reason} seleccion={seleccion} cierre={cierre} />
    </Page>
  )
}
