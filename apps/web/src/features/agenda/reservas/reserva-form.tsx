import { type ReservaForm as Form, reservaRules } from '@alerce/contract/forms/agenda/reserva'
import { applyRules } from '@alerce/contract/forms/rules'
import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { LARGO_DE_COMENTARIO_DE_RESERVA, modalidades } from '@alerce/domain/agenda/reserva'
import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import { formatoTelefono, revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { focusField } from '../../../lib/form/focus-field.ts'
import { toErrors, useForm } from '../../../lib/form/use-form.ts'
import { cuandoEs } from './horas-picker.tsx'
import classes from './reservas.module.css'
import { cercanasDe, Tomada } from './tomada.tsx'

interface ReservaFormProps {
  readonly alias: string
  readonly pagina: ReplyOf<'obtenerHorasDeReserva'>
  readonly inicio: string
  readonly onChoose: (inicio: string) => void
  /** The hour was taken meanwhile: the hours are read again. */
  readonly onTaken: () => void
  readonly onDone: (reserva: ReplyOf<'reservarHora'>, correo: string) => void
}

/** Sends a booking; what was typed stays after each refusal. */
function useReservar({ alias, pagina, inicio, onTaken, onDone }: ReservaFormProps) {
  const [sola = ''] = pagina.modalidades
  const form = useForm<Form>(
    {
      modalidad: pagina.modalidades.length === 1 ? sola : '',
      nombre: '',
      telefono: '',
      correo: '',
      comentario: '',
    },
    (values) => applyRules(reservaRules, values),
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [cercanas, setCercanas] = useState<readonly string[] | null>(null)

  const show = (errores: readonly { readonly campo: string; readonly mensaje: string }[]) => {
    form.setErrors(toErrors(errores))
    const [primero] = errores
    if (primero) focusField(primero.campo)
  }
  const failed = (error: unknown) => {
    const libres = cercanasDe(error)
    if (libres) {
      setCercanas(libres)
      onTaken()
    } else if (isRefusal(error) && error.errores.length > 0) show(error.errores)
    else setFailure(messageOf(error, m.saveFailed.text))
  }
  const send = async () => {
    setBusy(true)
    setFailure(null)
    const values = form.getValues()
    try {
      onDone(await call('reservarHora', { alias, inicio, ...values }), normalizaCorreo(values.correo))
    } catch (error) {
      failed(error)
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const errores = applyRules(reservaRules, form.getValues())
    if (errores.length > 0) show(errores)
    else void send()
  }
  return { form, busy, failure, cercanas, forget: () => setCercanas(null), submit }
}

const escrito = (telefono: string) => (revisaTelefono(telefono) === null ? formatoTelefono(telefono) : telefono)

/** Data of the client for the chosen hour. */
export function ReservaForm(props: ReservaFormProps) {
  const { pagina, inicio, onChoose } = props
  const { form, busy, failure, cercanas, forget, submit } = useReservar(props)
  const opciones = pagina.modalidades.map((value) => ({ value, label: modalidades[value] }))
  const lugar = form.values.modalidad === 'reunion' ? pagina.direccion : ''
  const reservar = useRef<HTMLButtonElement>(null)
  const seElige = opciones.length > 1
  // The first hour chosen leads to the first field; a later one leaves the focus where it is
  useEffect(() => {
    focusField(seElige ? 'modalidad' : 'nombre')
  }, [seElige])
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Sus datos">
      <h2>{cuandoEs(inicio)}</h2>
      {seElige && (
        <ChoiceField label="Cómo se reúnen" required stacked options={opciones} {...form.binding('modalidad')} />
      )}
      {lugar !== '' && <p>{lugar}</p>}
      <TextField label="Nombre y apellido" required autoComplete="name" {...form.binding('nombre')} />
      <TextField
        label="Teléfono"
        required
        inputMode="tel"
        autoComplete="tel"
        placeholder="9 1234 5678"
        reads={escrito}
        {...form.binding('telefono')}
      />
      <TextField
        label="Correo electrónico"
        required
        inputMode="email"
        autoComplete="email"
        reads={normalizaCorreo}
        {...form.binding('correo')}
      />
      <TextAreaField
        label="Comentario"
        description="Opcional. Sin datos de salud."
        maxLength={LARGO_DE_COMENTARIO_DE_RESERVA}
        {...form.binding('comentario')}
      />
      {cercanas && (
        <Tomada
          cercanas={cercanas}
          onChoose={(otra) => {
            forget()
            onChoose(otra)
            reservar.current?.focus()
          }}
        />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button ref={reservar} kind="primary" type="submit" busy={busy}>
        Reservar
      </Button>
    </form>
  )
}
