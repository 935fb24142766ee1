import {
  clasesDe,
  clasesDeNotificacion,
  clasesObligatorias,
  type TipoDeNotificacion,
} from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { preferenciasMessages } from '@alerce/contract/messages/base/notificaciones'
import { horasDeResumen } from '@alerce/domain/base/correos/resumen'
import { horaDeMinutos } from '@alerce/domain/base/fechas/reloj'
import { useState } from 'react'
import { Notice } from '../../../components/feedback/notice.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { DeskDialog } from '../../../components/mesa/desk-dialog.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { messageOf } from '../../../lib/api/errors.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './notificaciones.module.css'

interface PreferenciasForm {
  /** Classes that count and sound in the bell, and those told in the letter. */
  campana: string[]
  correo: string[]
  /** Hour of the letter; '': none. */
  hora: string
  enDescanso: boolean
}

const horas = [
  { value: 'no', label: 'No recibir' },
  ...horasDeResumen.map((hora) => ({ value: String(hora), label: `A las ${horaDeMinutos(hora * 60)}` })),
]

interface CasillaProps {
  readonly form: AlerceForm<PreferenciasForm>
  readonly columna: 'campana' | 'correo'
  readonly tipo: TipoDeNotificacion
}

/** Whether notices of a class ring in the bell, or are told in the letter; the whole cell is pressed. */
function Casilla({ form, columna, tipo }: CasillaProps) {
  const elegidas = form.values[columna]
  return (
    <label className={classes.casilla}>
      <input
        type="checkbox"
        aria-label={`${clasesDeNotificacion[tipo]}, en ${columna === 'campana' ? 'la campana' : 'el correo'}`}
        checked={elegidas.includes(tipo)}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue(columna, checked ? [...elegidas, tipo] : elegidas.filter((one) => one !== tipo))
        }
      />
    </label>
  )
}

/** Each class with its channels. */
function Clases({ form, tipos }: Pick<CasillaProps, 'form'> & { readonly tipos: readonly TipoDeNotificacion[] }) {
  const conCorreo = form.values.hora !== 'no'
  return (
    <div>
      <table className={classes.clases}>
        <thead>
          <tr>
            <th scope="col">Avisos</th>
            <th scope="col">Campana</th>
            {conCorreo && <th scope="col">Correo</th>}
          </tr>
        </thead>
        <tbody>
          {tipos.map((tipo) => (
            <tr key={tipo}>
              <th scope="row">{clasesDeNotificacion[tipo]}</th>
              <td>
                {clasesObligatorias.includes(tipo) ? 'Siempre' : <Casilla form={form} columna="campana" tipo={tipo} />}
              </td>
              {conCorreo && (
                <td>
                  <Casilla form={form} columna="correo" tipo={tipo} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.nota}>Sin campana, un aviso queda en la lista, en silencio.</p>
    </div>
  )
}

interface PreferenciasDialogProps {
  readonly leidas: ReplyOf<'obtenerPreferenciasDeAvisos'>
  readonly onSaved: (said: string) => void
  readonly onClose: () => void
  readonly onLetGo: () => void
}

/** Notices that ring in the bell, and the daily letter; kept on the server, so that each computer has them. */
export function PreferenciasDialog({ leidas, onSaved, onClose, onLetGo }: PreferenciasDialogProps) {
  const guardar = useWrite('guardarPreferenciasDeAvisos')
  // Inside the dialog: another dialog would take the focus out of the bell, and close it
  const [failure, setFailure] = useState<string | null>(null)
  const propias = clasesDe(useSession().roles)
  const silenciables = propias.filter((tipo) => !clasesObligatorias.includes(tipo))
  const { callados, sinCorreo, hora, enDescanso, version, correo } = leidas
  const form = useAlerceForm<PreferenciasForm>({
    name: null,
    initial: {
      campana: silenciables.filter((tipo) => !callados.includes(tipo)),
      correo: propias.filter((tipo) => !sinCorreo.includes(tipo)),
      hora: hora === null ? 'no' : String(hora),
      enDescanso,
    },
    rules: {},
  })
  const { values } = form
  const save = async (chosen: PreferenciasForm) => {
    setFailure(null)
    await guardar.mutateAsync({
      callados: [
        // Of a role that the user no longer has: kept as it was
        ...callados.filter((tipo) => !propias.includes(tipo)),
        ...silenciables.filter((tipo) => !chosen.campana.includes(tipo)),
      ],
      sinCorreo: [
        ...sinCorreo.filter((tipo) => !propias.includes(tipo)),
        ...propias.filter((tipo) => !chosen.correo.includes(tipo)),
      ],
      hora: chosen.hora === 'no' ? null : Number(chosen.hora),
      enDescanso: chosen.enDescanso,
      version,
    })
    await form.saved(chosen)
    onSaved('Se guardaron sus preferencias de avisos.')
  }
  return (
    <DeskDialog
      title="Preferencias de avisos"
      action="Guardar"
      form={form}
      onSubmit={form.submit(save, (error) => setFailure(messageOf(error, preferenciasMessages.saveFailed.text)))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <SelectField
        label="Resumen diario por correo"
        description={`Llega a ${correo} con lo que no ha leído. Sin novedades no se envía.`}
        options={horas}
        {...form.field('hora')}
      />
      {values.hora !== 'no' && <CheckField label="También domingos y feriados" {...form.field('enDescanso')} />}
      <Clases form={form} tipos={propias} />
    </DeskDialog>
  )
}
