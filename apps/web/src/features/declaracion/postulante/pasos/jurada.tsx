import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { call, callFile } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import { Acciones } from '../components/acciones.tsx'
import { Casilla } from '../components/campos.tsx'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'
import { useFormulario } from '../use-formulario.ts'
import type { PasoProps } from './paso.ts'

interface JuradaProps extends PasoProps {
  readonly id: number
}

/** Sworn statement of the holder about one medical charge. It can be accepted only after it was opened. */
export function Jurada({ data: { juradas }, id, onListo }: JuradaProps) {
  const jurada = juradas.find((una) => una.id === id)
  const { save, perform, busy, failure } = useGuardar()
  const [abriendo, setAbriendo] = useState(false)
  const { form, values, change, errorOf, submit } = useFormulario(
    { acepta: jurada?.aceptada ?? false },
    { acepta: (value) => (value ? null : m.aceptaVacio.text) },
  )
  const open = async () => {
    if (busy) return
    setAbriendo(true)
    await openInTab(async () => {
      const hecho = await perform(async () => {
        await call('abrirJuradaPostulante', { id })
        return await callFile('descargarJuradaPostulante', { id })
      })
      if (!hecho || !('reply' in hecho)) throw new Error(m.generarFailed.text)
      return hecho.reply
      // The failure is shown above the buttons
    }).catch(() => undefined)
    setAbriendo(false)
  }
  const accept = async () => {
    const hecho = await save('aceptarJuradaPostulante', { id })
    if (hecho && 'reply' in hecho) onListo()
  }
  const abierta = jurada?.abierta === true
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void accept())} noValidate>
      <p>
        <b>{jurada?.nombre}</b> va con usted como carga médica. Lea lo que usted declara de esta persona y acéptelo.
      </p>
      <Button kind={abierta ? 'plain' : 'primary'} busy={abriendo} onClick={() => void open()}>
        {abierta ? 'Abrir de nuevo el documento' : 'Abrir el documento'}
      </Button>
      <p role="status">{abierta ? 'Documento abierto.' : m.sinAbrir.text}</p>
      {abierta && (
        <Casilla
          label="La leí y la acepto"
          checked={values.acepta}
          error={errorOf('acepta')}
          onChange={(acepta) => change({ acepta })}
        />
      )}
      {abierta ? (
        <Acciones accept="Aceptar y continuar" busy={busy && !abriendo} failure={failure} />
      ) : (
        failure && <p role="alert">{failure}</p>
      )}
    </form>
  )
}
