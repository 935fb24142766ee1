import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { Acciones } from '../components/acciones.tsx'
import { Casilla } from '../components/campos.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'
import { useFormulario } from '../use-formulario.ts'
import type { PasoProps } from './paso.ts'

/** What a declaration is and what follows from it, before the first answer. */
export function Consideraciones({ data: { consideraciones }, onListo }: PasoProps) {
  const { guardar, busy, failure } = useGuardar()
  const { form, values, change, errorOf, submit } = useFormulario(
    { acepta: false },
    { acepta: (value) => (value ? null : m.consideracionesVacio.text) },
  )
  const send = async () => {
    const { version } = consideraciones
    const hecho = await guardar('aceptarConsideraciones', { acepta: true, version })
    if (hecho && 'reply' in hecho) onListo()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
      <Parrafos de={consideraciones.parrafos} />
      <Casilla
        label="Lo leí y responderé yo"
        checked={values.acepta}
        error={errorOf('acepta')}
        onChange={(acepta) => change({ acepta })}
      />
      <Acciones accept="Continuar" busy={busy} failure={failure} />
    </form>
  )
}
