import { codigoRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { codigoNoCoincide } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { Acciones } from '../components/acciones.tsx'
import { Texto } from '../components/campos.tsx'
import { Hoja } from '../components/hoja.tsx'
import classes from '../postulante.module.css'
import { useFormulario } from '../use-formulario.ts'
import { usePublica } from './use-publica.ts'

export type CodigoPedido = Extract<ReplyOf<'identificarPostulante'>, { estado: 'codigo' }>

interface CodigoProps {
  readonly enlace: string
  readonly pedido: CodigoPedido
  readonly onPedido: (pedido: CodigoPedido) => void
  readonly onDentro: () => void
  readonly onBloqueada: () => void
  readonly onVolver: () => void
}

/** The code of their mail; with it they are in. */
export function Codigo({ enlace, pedido, onPedido, onDentro, onBloqueada, onVolver }: CodigoProps) {
  const { desafio, correo, minutos } = pedido
  const { request, busy, failure } = usePublica()
  const [otro, setOtro] = useState(false)
  const { form, values, change, leave, forget, errorOf, refuse, submit } = useFormulario({ codigo: '' }, codigoRules)
  const send = async () => {
    const reply = await request('entrarPostulacion', { enlace, desafio, codigo: values.codigo.trim() })
    if (reply?.estado === 'dentro') onDentro()
    if (reply?.estado === 'bloqueado') onBloqueada()
    if (reply?.estado === 'noCoincide') refuse([{ campo: 'codigo', mensaje: codigoNoCoincide(reply.quedan) }])
  }
  const requestAnother = async () => {
    const reply = await request('reenviarCodigo', { enlace, desafio })
    if (reply?.estado === 'bloqueado') onBloqueada()
    if (reply?.estado !== 'codigo') return
    change({ codigo: '' })
    forget()
    setOtro(true)
    onPedido(reply)
  }
  return (
    <Hoja title="Revise su correo">
      <p>
        Enviamos un código de 6 dígitos a <b>{correo}</b>. Vence en {minutos} minutos.
      </p>
      <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
        <Texto
          label="Código"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.codigo}
          error={errorOf('codigo')}
          onChange={(codigo) => change({ codigo })}
          onBlur={() => values.codigo && leave('codigo')}
        />
        <p role="status">{otro && 'Enviamos otro código. El anterior ya no sirve.'}</p>
        <Acciones
          accept="Continuar"
          busy={busy}
          failure={failure}
          other={{ label: 'Enviarme otro código', onPress: () => void requestAnother() }}
        />
        <Button kind="quiet" onClick={onVolver}>
          Corregir mis datos
        </Button>
      </form>
    </Hoja>
  )
}
