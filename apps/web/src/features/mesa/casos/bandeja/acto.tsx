import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import classes from '../../../../components/mesa/mesa.module.css'
import { FunActions } from '../fun/components/fun-actions.tsx'
import { CerrarButton } from '../irregularidades/components/cerrar-button.tsx'
import type { CambiosDeRechazos, RechazoVigente } from '../rechazos/use-cambios.ts'
import type { Actos } from './use-actos.ts'
import type { Pendiente } from './vistas.ts'

interface LevantarButtonProps {
  readonly rechazo: RechazoVigente
  readonly lift: CambiosDeRechazos['lift']
}

function LevantarButton({ rechazo, lift }: LevantarButtonProps) {
  const { busy, run } = useAction(() => lift(rechazo), mesaMessages.rechazoNoGuardado.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Levantar el rechazo de ${rechazo.nombre}`} onClick={run}>
      Levantar
    </Button>
  )
}

interface IrregularidadActsProps {
  readonly irregularidadId: number
  readonly nombre: string
  /** When it came, or its correction. */
  readonly desde: string
  /** Text of the irregularity. */
  readonly que: string
  /** True when its advisor handed it back corrected: it is reviewed before it is closed. */
  readonly corregida: boolean
  readonly onClosed: (suscrito: boolean) => void
  readonly onReview: () => void
}

/** Actions on an irregularity in its row. Reviewing stands first once the advisor corrected it. */
function IrregularidadActs({ corregida, onReview, ...closing }: IrregularidadActsProps) {
  const review = (
    <Button
      kind={corregida ? 'tonal' : 'quiet'}
      aria-label={`Revisar la irregularidad de ${closing.nombre}: ${closing.que}`}
      onClick={onReview}
    >
      Revisar
    </Button>
  )
  return (
    <span className={classes.acts}>
      {corregida && review}
      <CerrarButton {...closing} />
      {!corregida && review}
    </span>
  )
}

interface ActoProps {
  readonly pendiente: Pendiente
  readonly actos: Actos
}

/** Actions on a matter in its row. */
export function Acto({ pendiente, actos }: ActoProps) {
  const { clase, registroId, prospectoId, nombre, desde, que, rut, recibido, corregida } = pendiente
  if (clase === 'fun') {
    const casos = prospectoId === null ? [] : [nombre]
    const fun = { rut: rut ?? '', recibido, procesado: null, por: null, en: null, casos }
    return <FunActions fun={fun} cambios={actos.fun} onOpen={(one) => actos.abrir({ fun: one })} />
  }
  if (prospectoId === null) return null
  const caso = { ...pendiente, prospectoId }
  if (clase === 'mandato') {
    return (
      <Button
        kind="tonal"
        aria-label={`Registrar el mandato de ${nombre}`}
        onClick={() => actos.abrir({ mandato: caso })}
      >
        Registrar
      </Button>
    )
  }
  if (clase === 'firma') {
    const firma = { ...caso, enviado: pendiente.desde }
    return (
      <Button
        kind="tonal"
        aria-label={`Revisar los documentos de ${nombre}`}
        onClick={() => actos.abrir({ firma, decide: true })}
      >
        Revisar
      </Button>
    )
  }
  if (clase === 'pago') {
    const pago = { ...caso, registrado: pendiente.desde }
    return (
      <Button
        kind="tonal"
        aria-label={`Revisar el primer pago de ${nombre}`}
        onClick={() => actos.abrir({ pago, decide: true })}
      >
        Revisar
      </Button>
    )
  }
  if (registroId === null) return null
  if (clase === 'devolucion') {
    return (
      <Button
        kind="tonal"
        aria-label={`Registrar la devolución a ${nombre}`}
        onClick={() => actos.abrir({ devolucion: { devolucionId: registroId, nombre } })}
      >
        Registrar
      </Button>
    )
  }
  if (clase === 'rechazo') {
    return <LevantarButton rechazo={{ rechazoId: registroId, nombre }} lift={actos.rechazos.lift} />
  }
  return (
    <IrregularidadActs
      irregularidadId={registroId}
      nombre={nombre}
      desde={desde}
      que={que}
      corregida={corregida}
      onClosed={(suscrito) => actos.irregularidades.cerrada(registroId, nombre, suscrito)}
      onReview={() => actos.irregularidades.open(registroId)}
    />
  )
}
