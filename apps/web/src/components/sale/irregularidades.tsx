import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { lazy, Suspense, useState } from 'react'
import { type IrregularidadDeVenta, porCorregirEnOtra } from '../../lib/mesa/evidencias.ts'
import { goTo } from '../../lib/routes.ts'
import { enLaVenta } from '../../lib/sale/show-venta.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { useOffers } from '../../lib/session/session.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useWrite } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import { useAction } from '../actions/use-action.ts'
import { Notice } from '../feedback/notice.tsx'
import { useUndoToast } from '../feedback/use-undo-toast.tsx'
import classes from './sale-frame.module.css'

/** It loads the file examiner, which most sales never need. */
const CorregirDialog = lazy(async () => ({
  default: (await import('../irregularidad/corregir-dialog.tsx')).CorregirDialog,
}))

/** Screens where a correction elsewhere comes first: the papers wait for it, and the list of files has no act. */
const esperan: readonly string[] = [goTo('documentsPreview'), goTo('postulantDocumentos')]

interface IrregularidadesProps {
  readonly venta: Venta
  /** Path of the screen that is open. */
  readonly here: string
}

/** Irregularidades found by the documents desk, with links to correct them and to return them to the desk. */
export function Irregularidades({ venta, here }: IrregularidadesProps) {
  const { irregularidades, prospectoId, declaracionSaludId: identificador } = venta
  const [abierta, setAbierta] = useState<number | null>(null)
  const { tell, letGo, toast } = useUndoToast(irregularidadMessages.irregularidadNoGuardada.text)
  const { mutateAsync: retomar } = useWrite('retomarIrregularidad')
  const primera = esperan.includes(here) ? porCorregirEnOtra(irregularidades, here) : undefined
  const una = irregularidades.find(({ irregularidadId }) => irregularidadId === abierta)
  const handedBack = (irregularidadId: number) =>
    tell('Corregida, en revisión: la mesa la tiene de vuelta.', (said) => retomar({ irregularidadId }, said))
  return (
    <>
      {irregularidades.map((irregularidad) => (
        <Aviso
          key={irregularidad.irregularidadId}
          of={irregularidad}
          corregirEn={
            irregularidad.ruta === here ? null : enLaVenta(irregularidad.ruta, { prospectoId, identificador })
          }
          principal={irregularidad === primera}
          onAnswer={() => setAbierta(irregularidad.irregularidadId)}
          resume={() => retomar({ irregularidadId: irregularidad.irregularidadId })}
        />
      ))}
      {una && una.corregida === null && (
        <Suspense fallback={null}>
          <CorregirDialog
            irregularidad={una}
            onHandedBack={() => handedBack(una.irregularidadId)}
            onClose={() => setAbierta(null)}
            onLetGo={letGo(() => setAbierta(una.irregularidadId))}
          />
        </Suspense>
      )}
      {toast}
    </>
  )
}

interface AvisoProps {
  readonly of: IrregularidadDeVenta
  /** Screen of the correction; null: this one. */
  readonly corregirEn: string | null
  /** The correction is the main button of the screen. */
  readonly principal: boolean
  readonly onAnswer: () => void
  readonly resume: () => Promise<unknown>
}

function Aviso({
  of: { descripcion, detalle, motivo, corregida },
  corregirEn,
  principal,
  onAnswer,
  resume,
}: AvisoProps) {
  const offered = useOffers('corregirIrregularidad')
  const reader = useReader() !== null || !offered
  const { busy, run } = useAction(resume, irregularidadMessages.irregularidadNoGuardada.text)
  const que = `${descripcion}. ${detalle}.`
  if (corregida !== null)
    return (
      <div className={classes.aviso}>
        <Notice
          tone="info"
          actions={
            !reader && (
              <Button kind="quiet" busy={busy} aria-label={`Deshacer el envío a la mesa: ${detalle}`} onClick={run}>
                Deshacer
              </Button>
            )
          }
        >
          Corregida, en revisión: {que}
        </Notice>
      </div>
    )
  return (
    <div className={classes.aviso}>
      <Notice
        tone="bad"
        actions={
          <span className={classes.acts}>
            {corregirEn && (
              <ButtonLink kind={principal ? 'primary' : 'plain'} to={corregirEn}>
                Corregir
              </ButtonLink>
            )}
            {!reader && (
              <Button aria-label={`Enviar a la mesa lo corregido: ${detalle}`} onClick={onAnswer}>
                Enviar a la mesa
              </Button>
            )}
          </span>
        }
      >
        Irregularidad: {que} {motivo}
      </Notice>
    </div>
  )
}
