import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useAction } from '../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import type { PospuestoDialogProps } from '../../../components/posponer/posponer-dialog.tsx'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { cuandoVuelve } from '../../../lib/time/en-palabras.ts'
import { useWrite } from '../../../lib/use-call.ts'
import { type AsuntoDelDia, type AsuntoDePersona, esDePersona } from './queries.ts'

interface Posponer {
  /** The question, and the word that it was done: render them always. */
  readonly avisos: ReactNode
  /** Asks until when. */
  readonly postpone: (asunto: AsuntoDelDia) => void
  readonly resume: (asunto: AsuntoDelDia) => void
}

/** Home does not carry it. */
const load = async () => (await import('../../../components/posponer/posponer-dialog.tsx')).PosponerDialog

/** A case comes back when it changes; a task has a day of its own. */
const textoDe = ({ nombre, paso, tareaId }: AsuntoDelDia): string =>
  `${nombre}: ${paso}. Vuelve a su día en la fecha que elija${tareaId === null ? ', o antes si el asunto cambia' : ''}.`

/** Puts matters off and takes them up again; either is undone from the toast. */
export function usePosponer(): Posponer {
  const { tell, toast } = useUndoToast(miDiaMessages.noRetomado.text)
  const escribe = useWrite('posponerAsunto')
  const suelta = useWrite('retomarAsunto')
  const [abierto, setAbierto] = useState<{
    readonly asunto: AsuntoDelDia
    readonly Dialogo: ComponentType<PospuestoDialogProps>
  } | null>(null)

  const mueve = useWrite('moverTarea')
  const leave = ({ prospectoId, citaId, desde }: AsuntoDePersona, vuelve: FechaISO, said: () => void) =>
    escribe.mutateAsync({ prospectoId, citaId, desde, vuelve }, said)
  const release = ({ prospectoId, citaId }: AsuntoDePersona, said: () => void) =>
    suelta.mutateAsync({ prospectoId, citaId }, said)
  /** A task has a day of its own: to postpone it is to move it. */
  const move = ({ tareaId, hora, paso }: AsuntoDelDia & { readonly tareaId: number }, fecha: FechaISO) =>
    mueve.mutateAsync({ tareaId, fecha, hora }, ({ antes }) =>
      tell(`Queda para ${cuandoVuelve(fecha, todayInSantiago())}: ${paso}`, (said) =>
        mueve.mutateAsync({ tareaId, ...antes, vuelve: true }, () => said()),
      ),
    )

  const abrir = useAction(
    async (asunto: AsuntoDelDia) => setAbierto({ asunto, Dialogo: await load() }),
    miDiaMessages.noPospuesto.text,
  )
  const retomar = useAction(async (asunto: AsuntoDelDia) => {
    const { vuelve, nombre } = asunto
    if (!esDePersona(asunto)) return
    await release(asunto, () =>
      tell(`Retomado: ${nombre}`, vuelve === null ? undefined : (said) => leave(asunto, vuelve, said)),
    )
  }, miDiaMessages.noRetomado.text)
  const choose = async (asunto: AsuntoDelDia, vuelve: FechaISO) => {
    const { tareaId } = asunto
    if (tareaId !== null) await move({ ...asunto, tareaId }, vuelve)
    else if (esDePersona(asunto))
      await leave(asunto, vuelve, () =>
        tell(`Pospuesto, vuelve ${cuandoVuelve(vuelve, todayInSantiago())}: ${asunto.nombre}`, (said) =>
          release(asunto, said),
        ),
      )
    setAbierto(null)
  }

  return {
    avisos: (
      <>
        {abierto && (
          <abierto.Dialogo
            texto={textoDe(abierto.asunto)}
            vuelve={abierto.asunto.vuelve}
            onElegir={(vuelve) => choose(abierto.asunto, vuelve)}
            onClose={() => setAbierto(null)}
          />
        )}
        {toast}
      </>
    ),
    postpone: abrir.run,
    resume: retomar.run,
  }
}
