import { identidadRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { identidadNoCoincide } from '@alerce/contract/messages/declaracion/invitacion'
import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { Acciones } from '../components/acciones.tsx'
import { Texto } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import { useFormulario } from '../use-formulario.ts'
import type { CodigoPedido } from './codigo.tsx'
import { usePublica } from './use-publica.ts'

interface IdentidadProps {
  readonly enlace: string
  readonly onPedido: (pedido: CodigoPedido) => void
  readonly onBloqueada: () => void
}

const nacimiento = (typed: string): string => leeFechaEscrita(typed, todayInSantiago(), 'nacimiento') ?? typed.trim()

/** Identity form. The browser keeps none of its values. */
export function Identidad({ enlace, onPedido, onBloqueada }: IdentidadProps) {
  const { request, busy, failure } = usePublica()
  const { form, values, change, leave, errorOf, refuse, submit } = useFormulario(
    { documento: '', fechaNacimiento: '' },
    {
      documento: identidadRules.documento,
      fechaNacimiento: (value) => identidadRules.fechaNacimiento(nacimiento(value)),
    },
  )
  const send = async () => {
    const fechaNacimiento = aDDMMYYYY(nacimiento(values.fechaNacimiento))
    const reply = await request('identificarPostulante', { enlace, documento: values.documento, fechaNacimiento })
    if (reply?.estado === 'codigo') onPedido(reply)
    if (reply?.estado === 'bloqueado') onBloqueada()
    if (reply?.estado === 'noCoincide')
      refuse([{ campo: 'documento', con: ['fechaNacimiento'], mensaje: identidadNoCoincide(reply.quedan) }])
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
      <Texto
        label="RUT"
        hint="Por ejemplo, 12.345.678-5"
        value={values.documento}
        error={errorOf('documento')}
        onChange={(documento) => change({ documento })}
        onBlur={() => {
          leave('documento')
          const documento = formatoRut(values.documento)
          // Without a change the error stays: removing it would move the button away from the finger
          if (normalizaRut(values.documento) && documento !== values.documento) change({ documento })
        }}
      />
      <Texto
        label="Fecha de nacimiento"
        hint="Día, mes y año: 31-12-1990"
        inputMode="numeric"
        autoComplete="bday"
        value={values.fechaNacimiento}
        error={errorOf('fechaNacimiento')}
        onChange={(fechaNacimiento) => change({ fechaNacimiento })}
        onBlur={() => leave('fechaNacimiento')}
      />
      <Acciones accept="Enviarme el código" busy={busy} failure={failure} />
    </form>
  )
}
