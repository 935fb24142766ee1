import { codigoRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { codigoNoCoincide } from '@alerce/contract/messages/declaracion/invitacion'
import { type ReactNode, useEffect, useState } from 'react'
import classes from '../postulante.module.css'
import { type RespuestaGuardada, useGuardar } from '../queries.ts'
import { useFormulario } from '../use-formulario.ts'
import { Acciones } from './acciones.tsx'
import { Casilla, Texto } from './campos.tsx'

/** Reply to a request for a mailed code. */
interface CodigoEnviado {
  readonly correo: string
  readonly minutos: number
}

type Guardar = ReturnType<typeof useGuardar>['save']

interface ConCodigoProps {
  /** E-mail address of the code, masked. */
  readonly correo: string
  /** Label of the box to tick before the code is mailed. `sinMarcar` is shown while it is not ticked. */
  readonly casilla: string
  readonly sinMarcar: string
  /** Labels of the code's field and of its button. */
  readonly codigo: string
  readonly accept: string
  /** Mails the code. */
  readonly onPedir: (save: Guardar) => Promise<RespuestaGuardada<CodigoEnviado>>
  /** Sends the code. */
  readonly onCodigo: (save: Guardar, pin: string) => Promise<RespuestaGuardada<{ readonly estado: string }>>
  readonly onHecho: () => void
  /** Text that the applicant agrees to. */
  readonly children: ReactNode
}

const quedan = (reply: object): number | null => ('quedan' in reply ? Number(reply.quedan) : null)

/** An act that the applicant makes with the code of their mail: first it is asked for, then said. */
export function ConCodigo({ children, onPedir, onCodigo, onHecho, ...props }: ConCodigoProps) {
  const { correo, casilla, sinMarcar, codigo, accept } = props
  const { save, busy, failure } = useGuardar()
  const [pedido, setPedido] = useState<CodigoEnviado | null>(null)
  const { form, values, getValues, change, forget, errorOf, refuse, submit } = useFormulario(
    { acepta: false, codigo: '' },
    {
      acepta: (value) => (value ? null : sinMarcar),
      codigo: (value) => (pedido ? codigoRules.codigo(value) : null),
    },
  )
  // Focus the code field once it is drawn: the applicant types the code next
  useEffect(() => {
    if (pedido) form.current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus()
  }, [form, pedido])
  const request = async () => {
    if (busy) return
    const hecho = await onPedir(save)
    if (!hecho || !('reply' in hecho)) return
    if (getValues().codigo === values.codigo) change({ codigo: '' })
    forget()
    setPedido(hecho.reply)
  }
  const say = async () => {
    const hecho = await onCodigo(save, values.codigo.trim())
    if (!hecho || !('reply' in hecho)) return
    const faltan = quedan(hecho.reply)
    if (faltan === null) onHecho()
    else refuse([{ campo: 'codigo', mensaje: codigoNoCoincide(faltan) }])
  }
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={submit(() => !busy && void (pedido ? say() : request()))}
      noValidate
    >
      {children}
      <Casilla
        label={casilla}
        checked={values.acepta}
        error={errorOf('acepta')}
        onChange={(acepta) => change({ acepta })}
      />
      <p role="status">{pedido && `Enviamos el código a ${pedido.correo}. Vence en ${pedido.minutos} minutos.`}</p>
      {pedido && (
        <Texto
          label={codigo}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.codigo}
          error={errorOf('codigo')}
          onChange={(value) => change({ codigo: value })}
          onBlur={() => undefined}
        />
      )}
      <Acciones
        accept={pedido ? accept : `Enviar el código a ${correo}`}
        busy={busy}
        failure={failure}
        {...(pedido ? { other: { label: 'Enviar otro código', onPress: () => void request() } } : {})}
      />
    </form>
  )
}
