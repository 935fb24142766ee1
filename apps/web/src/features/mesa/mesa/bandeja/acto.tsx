import { Button } from '../../../../components/actions/button.tsx'
import { FunActions } from '../fun/components/fun-actions.tsx'
import { IrregularidadActs } from '../irregularidades/components/irregularidad-acts.tsx'
import { LevantarButton } from '../rechazos/components/levantar-button.tsx'
import type { Actos } from './use-actos.ts'
import type { Pendiente } from './vistas.ts'

interface ActoProps {
  readonly pendiente: Pendiente
  readonly actos: Actos
}

/** What the desk does with a matter, where it stands. */
export function Acto({ pendiente, actos }: ActoProps) {
  const { clase, registroId, prospectoId, nombre, desde, que, rut, recibido, corregida } = pendiente
  if (clase === 'fun') {
    const casos = prospectoId === null ? [] : [nombre]
    const fun = { rut: rut ?? '', recibido, procesado: null, por: null, casos }
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
    return <LevantarButton rechazo={{ rechazoId: registroId, nombre }} levantar={actos.rechazos.levantar} />
  }
  return (
    <IrregularidadActs
      irregularidadId={registroId}
      nombre={nombre}
      desde={desde}
      que={que}
      corregida={corregida}
      onClosed={(suscrito) => actos.irregularidades.cerrada(registroId, nombre, suscrito)}
      onReview={() => actos.irregularidades.abrir(registroId)}
    />
  )
}
