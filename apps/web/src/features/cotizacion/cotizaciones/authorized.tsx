import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { autorizacionesMessages, textoDeBloqueo } from '@alerce/contract/messages/postulacion/autorizaciones'
import { type BloqueoDeCotizacion, bloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { IconHistory, IconUserEdit } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import { useAutorizacion } from '../../../lib/sale/autorizacion.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useOffers } from '../../../lib/session/session.ts'
import { CotizarPlan } from './components/cotizar-plan.tsx'
import classes from './components/plan.module.css'
import { PlanElegido } from './components/plan-elegido.tsx'
import { type Opcion, useBusqueda, useOpciones, useRestituir, useSeleccionado } from './queries.ts'
import { SinCotizar } from './sin-cotizar.tsx'

/** The word that a quote was forgotten, with its undo: it outlives the screen on which it was. */
function useQuoteUndo(prospectoId: number) {
  const restituir = useRestituir()
  const { lugar } = useLugar()
  const { tell, toast } = useUndoToast(planesMessages.restituirFailed.text)
  const undoes = useOffers('restituirCotizacion')
  const undo = (said: () => void) => restituir.mutateAsync({ prospectoId, ...lugar }, said)
  const borrada = () => tell(planesMessages.cotizacionBorrada.text, undoes ? undo : undefined)
  return { borrada, toast }
}

const title = 'Plan Preliminar'

interface PlanPreliminarProps {
  readonly prospectoId: number
  /** At least one, at most four. */
  readonly opciones: readonly Opcion[]
  readonly onBorrada: () => void
}

/** 'Plan Preliminar' (spec 2 §2): plans on offer and the current choice. */
function PlanPreliminar({ prospectoId, opciones, onBorrada }: PlanPreliminarProps) {
  const seleccionado = useSeleccionado(prospectoId)
  // Wait for the search criteria: they stand above the plans, and arriving later they would shift the plans
  const { isFetched } = useBusqueda(prospectoId)
  const of = isFetched ? seleccionado : { ...seleccionado, data: undefined }
  return (
    <LoadedPage title={title} of={of} failure={planesMessages.planesFailed.text}>
      {(guardado) => (
        <PlanElegido
          title={title}
          prospectoId={prospectoId}
          opciones={opciones}
          guardado={guardado}
          onBorrada={onBorrada}
        />
      )}
    </LoadedPage>
  )
}

/** Choice among the suggested plans. Without suggestions, the quote form. */
function Quoting({ prospectoId }: { readonly prospectoId: number }) {
  const opciones = useOpciones(prospectoId)
  const { borrada, toast } = useQuoteUndo(prospectoId)
  if (isRefusal(opciones.error, 422)) return <SinCotizar prospectoId={prospectoId} por={opciones.error} />
  return (
    <>
      <LoadedPage title="Cotizar Plan" of={opciones} failure={planesMessages.planesFailed.text}>
        {(found) =>
          found.length > 0 ? (
            <PlanPreliminar prospectoId={prospectoId} opciones={found} onBorrada={borrada} />
          ) : (
            <CotizarPlan prospectoId={prospectoId} />
          )
        }
      </LoadedPage>
      {toast}
    </>
  )
}

interface SinAutorizacionProps {
  readonly prospectoId: number
  readonly bloqueo: BloqueoDeCotizacion
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Reason why the quote is blocked, and a link to the request (spec 2 §2). The quote opens once the block ends. */
function SinAutorizacion({ prospectoId, bloqueo }: SinAutorizacionProps) {
  const rejected = bloqueo.estado === 'RECHAZADA'
  return (
    <Page title="Cotizar Plan" width="reading">
      <div className={classes.held}>
        <Notice tone={rejected ? 'bad' : 'warn'}>{textoDeBloqueo(bloqueo)}</Notice>
        <p>
          {rejected
            ? 'Puede solicitar otra autorización en Antecedentes. Lo que ya cotizó se conserva.'
            : 'Esta pantalla se abre sola en cuanto se decida. Lo que ya cotizó se conserva.'}
        </p>
        <div>
          <ButtonLink to={goTo('timeline', { prospectoId })}>
            <IconHistory {...icon} />
            Ver la Bitácora del caso
          </ButtonLink>
          <ButtonLink to={goTo('postulantData', { prospectoId })}>
            <IconUserEdit {...icon} />
            Ir a Antecedentes
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** Blocks the quote while an authorization waits or was rejected (spec 2 §2). */
export function Authorized({ prospectoId }: { readonly prospectoId: number }) {
  const autorizacion = useAutorizacion(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={autorizacion} failure={autorizacionesMessages.estadoFailed.text}>
      {({ PSA_ESTADO, PSA_OBSERVACION_RESPUESTA }) => {
        const bloqueo = bloqueoDeCotizacion(PSA_ESTADO, PSA_OBSERVACION_RESPUESTA)
        if (bloqueo) return <SinAutorizacion prospectoId={prospectoId} bloqueo={bloqueo} />
        return <Quoting prospectoId={prospectoId} />
      }}
    </LoadedPage>
  )
}
