import type { CitaForm } from '@alerce/contract/forms/agenda/cita'
import { useId, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { DraftNotice, type DraftOfForm } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Tope } from '../../../../components/tope.tsx'
import type { HoraConTope, HorarioDeCita } from '../../../../lib/citas.ts'
import { useLidera, useReader } from '../../../../lib/session/use-lock.ts'
import type { Cita } from '../citas.ts'
import { Cambiada } from '../dialogos/cambiada.tsx'
import { Cliente } from '../dialogos/cliente.tsx'
import classes from '../dialogos/dialogos.module.css'
import { Enlaces } from '../dialogos/enlaces.tsx'
import type { Cambio } from '../dialogos/falla-de-cita.ts'
import { type UseCitaOptions, useCita } from '../dialogos/use-cita.ts'
import { type SayCita, useEliminarCita } from '../dialogos/use-eliminar-cita.ts'
import { CitaFields } from './cita-fields.tsx'

interface AvisosDeCitaProps {
  /** Why nothing can be changed; null: it can. */
  readonly reader: string | null
  readonly form: DraftOfForm
  readonly cambio: Cambio | null
  readonly onTake: () => void
  /** True when another person deleted it meanwhile. */
  readonly perdida: boolean
}

/** Notices to read before the fields. */
function AvisosDeCita({ reader, form, cambio, onTake, perdida }: AvisosDeCitaProps) {
  return (
    <>
      {reader && <Notice tone="info">{reader}</Notice>}
      <DraftNotice form={form} />
      {cambio && (
        <Cambiada
          cambio={cambio}
          hint="Lo que usted escribió sigue aquí; si lo guarda, reemplaza lo anterior."
          onTake={onTake}
        />
      )}
      {perdida && <Notice>La cita fue eliminada. Si guarda lo escrito, se agenda de nuevo.</Notice>}
    </>
  )
}

interface CitaDialogProps {
  readonly title: string
  /** null creates. */
  readonly cita: Cita | null
  readonly initial: CitaForm
  /** The prospect that came along. */
  readonly prospectoId: number | null
  /** Name of the prospect; null: the prospect is chosen in the dialog. */
  readonly nombre: string | null
  /** Why `initial` was refused already. */
  readonly ocupada: HoraConTope | null
  /** Reports the change to the screen that opened the dialog. */
  readonly onSaid: SayCita
  readonly onLetGo: UseCitaOptions['onLetGo']
  readonly onClose: () => void
}

/** Create, edit and reschedule (spec 1 §2, Agenda). */
export function CitaDialog({
  title,
  cita,
  initial,
  prospectoId,
  nombre,
  ocupada,
  onSaid,
  onLetGo,
  onClose,
}: CitaDialogProps) {
  const reader = useReader('Solo un asesor agenda citas')
  const lidera = useLidera()
  const id = useId()
  const guardar = useRef<HTMLButtonElement>(null)
  const { form, base, ...edit } = useCita({
    cita,
    initial,
    prospectoId,
    ocupada,
    onLetGo,
    onSaid,
    onClose,
  })

  const close = wayOut(form.busy, () => {
    edit.letGo()
    onClose()
  })
  const gone = () => {
    form.draft.discard()
    onClose()
  }
  const { busy, removeIt } = useEliminarCita({ onSaid, onGone: gone, onChanged: edit.changed })

  const choose = (horario: HorarioDeCita) => {
    form.setValues(horario)
    guardar.current?.focus()
  }

  const footer = (
    <>
      {base && !lidera && (
        <ReasonedButton
          kind="quiet"
          className={classes.push}
          busy={busy}
          reason={reader}
          onClick={() => removeIt(base)}
        >
          Eliminar
        </ReasonedButton>
      )}
      <Button {...close}>Cerrar</Button>
      {!lidera && (
        <ReasonedButton ref={guardar} kind="primary" type="submit" form={id} busy={form.busy} reason={reader}>
          Guardar
        </ReasonedButton>
      )}
    </>
  )

  return (
    <Dialog title={title} onClose={close.onClick} footer={footer}>
      <form id={id} className={classes.form} onSubmit={edit.submit} noValidate>
        <AvisosDeCita reader={reader} form={form} cambio={edit.cambio} onTake={edit.take} perdida={edit.perdida} />
        <fieldset disabled={reader !== null}>
          <legend className="vh">Cita</legend>
          <CitaFields
            form={form}
            nombre={nombre}
            cliente={cita?.reserva ? <Cliente cita={cita} /> : null}
            invitado={base?.avisa ?? false}
          />
        </fieldset>
        {edit.ocupada && <Tope ocupada={edit.ocupada} busy={form.busy} onChoose={choose} onInsist={edit.insist} />}
      </form>
      {cita && <Enlaces cita={cita} />}
    </Dialog>
  )
}
