import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { parrafosDe } from '@alerce/domain/base/textos/clases'
import { Acciones } from '../components/acciones.tsx'
import { Casilla } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'
import { useFormulario } from '../use-formulario.ts'
import type { PasoProps } from './paso.ts'

/** The circular of the spouse, read and accepted right before the signature (spec 2 §5). */
export function Circular({ data: { circular }, onListo }: PasoProps) {
  const { save, busy, failure } = useGuardar()
  const { form, values, change, errorOf, submit } = useFormulario(
    { acepta: circular?.aceptada ?? false },
    { acepta: (value) => (value ? null : m.aceptaVacio.text) },
  )
  if (!circular) return null
  const accept = async () => {
    const hecho = await save('responderCircularPostulante', { firma: true, version: circular.version })
    if (hecho && 'reply' in hecho) onListo()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void accept())} noValidate>
      <div className={classes.parrafos} translate="no">
        {circular.esEjemplo && <p className={classes.ejemplo}>Texto de ejemplo</p>}
        {parrafosDe(circular.cuerpo).map((parrafo) => (
          <p key={parrafo}>{parrafo}</p>
        ))}
      </div>
      <p className={classes.hint}>Cónyuge: {circular.conyuge}</p>
      <Casilla
        label="Leí la circular y la acepto"
        checked={values.acepta}
        error={errorOf('acepta')}
        onChange={(acepta) => change({ acepta })}
      />
      <Acciones accept="Continuar" busy={busy} failure={failure} />
    </form>
  )
}
