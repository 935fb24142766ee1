import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { CedulaDialog } from '../cedula/cedula-dialog.tsx'
import { DevolucionDialog } from '../devoluciones/devolucion-dialog.tsx'
import { RevisionDeFirma } from '../firmas/components/revision.tsx'
import { FunDialog } from '../fun/components/fun-dialog.tsx'
import { IrregularidadDialog } from '../irregularidades/components/irregularidad-dialog.tsx'
import { ReabrirDialog } from '../irregularidades/components/reabrir-dialog.tsx'
import { MandatoDialog } from '../mandatos/components/mandato-dialog.tsx'
import { RevisionDePago } from '../pagos/components/revision.tsx'
import { RechazoDialog } from '../rechazos/components/rechazo-dialog.tsx'
import { EscribirDialog } from './escribir-dialog.tsx'
import type { Actos } from './use-actos.ts'

interface LoAbiertoProps extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  readonly actos: Actos
}

/** What stands over the list, one at a time. */
export function LoAbierto({
  actos: { abierto, abrir, cerrar, fun, mandatos, rechazos, devoluciones },
  tell,
  letGo,
}: LoAbiertoProps) {
  if (abierto === null) return null
  if ('firma' in abierto || 'pago' in abierto) {
    const { decide, devolviendo = false } = abierto
    const onChange = (next: { readonly devolviendo: boolean } | null) =>
      next ? abrir({ ...abierto, ...next }) : cerrar(abierto)
    const revision = { decide, devolviendo, tell, letGo, onChange }
    return 'firma' in abierto ? (
      <RevisionDeFirma firma={abierto.firma} {...revision} />
    ) : (
      <RevisionDePago pago={abierto.pago} {...revision} />
    )
  }
  const salida = { onClose: () => cerrar(abierto), onLetGo: letGo(() => abrir(abierto)) }
  const told = (text: string) => tell(`${text} Se avisó a su asesor.`)
  if ('escribir' in abierto) {
    const { escribir } = abierto
    const sent = () => tell(`Se escribió a ${escribir.asesor} por el caso de ${escribir.nombre}.`)
    return <EscribirDialog pendiente={escribir} onSent={sent} {...salida} />
  }
  if ('cedula' in abierto) return <CedulaDialog caso={abierto.cedula} onClose={salida.onClose} />
  if ('fun' in abierto) return <FunDialog fun={abierto.fun} cambios={fun} {...salida} />
  if ('mandato' in abierto) return <MandatoDialog caso={abierto.mandato} registrar={mandatos.registrar} {...salida} />
  if ('rechazo' in abierto) return <RechazoDialog registrar={rechazos.registrar} {...salida} />
  if ('devolucion' in abierto)
    return <DevolucionDialog devolucion={abierto.devolucion} registrar={devoluciones.registrar} {...salida} />
  if ('irregularidad' in abierto)
    return <IrregularidadDialog onOpened={(nombre) => told(`Irregularidad de ${nombre} abierta.`)} {...salida} />
  const { reabrir } = abierto
  return (
    <ReabrirDialog
      irregularidad={reabrir}
      onReopened={() => told(`Irregularidad de ${reabrir.nombre} abierta otra vez.`)}
      {...salida}
    />
  )
}
