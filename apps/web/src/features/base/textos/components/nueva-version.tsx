import { type ClaseTexto, claseDe, LARGO_DE_TITULO } from '@alerce/domain/base/textos/clases'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { type Partida, type TextoActs, useTextoForm } from '../use-texto-form.ts'
import { Lectura } from './lectura.tsx'
import classes from './textos.module.css'

interface NuevaVersionProps extends TextoActs {
  readonly clase: ClaseTexto
  readonly partida: Partida
  /** Another administrator publishes it. */
  readonly pideOtro: boolean
}

const porForma = {
  prosa: 'Los párrafos se separan con una línea en blanco.',
  motivos: 'Los motivos se separan con una línea en blanco; la primera línea de cada uno es su nombre en la lista.',
  resultados:
    'Las cartas se separan con una línea en blanco; la primera línea de cada una es «Resultado 4», y cada línea que sigue es un párrafo.',
  preguntas:
    'Cada pregunta empieza con su número («1. ¿Tiene …?»); debajo, «Ejemplo: …» y, si corresponde, «CIE-10: G00-G99». Van de la 1 a la 15, sin la 11.',
} as const

/** How a text of this class is written, and the places that are filled in for each reader. */
function comoSeEscribe(clase: ClaseTexto): string {
  const { forma, lugares = [] } = claseDe(clase)
  if (lugares.length === 0) return porForma[forma]
  return `${porForma[forma]} Lo de cada postulante va entre llaves: ${lugares.map((lugar) => `{${lugar}}`).join(', ')}.`
}

/** Words the next version; it is read as it will be before it is published. */
export function NuevaVersion(props: NuevaVersionProps) {
  const { clase, pideOtro } = props
  const { form, submit } = useTextoForm(props)
  const [preview, setPreview] = useState(false)
  return (
    <Panel title="Nueva versión">
      <form className={classes.form} noValidate onSubmit={submit}>
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <TextField label="Título" required maxLength={LARGO_DE_TITULO} {...form.field('titulo')} />
        <TextAreaField label="Texto" description={comoSeEscribe(clase)} required rows={14} {...form.field('cuerpo')} />
        <div className={classes.day}>
          <DateField label="Rige desde" required min={todayInSantiago()} {...form.field('desde')} />
        </div>
        <div className={classes.acts}>
          <Button aria-expanded={preview} onClick={() => setPreview(!preview)}>
            {preview ? 'Ocultar la vista previa' : 'Ver como se lee'}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {pideOtro ? 'Proponer' : 'Publicar'}
          </Button>
        </div>
        {preview && <Lectura clase={clase} titulo={form.values.titulo} cuerpo={form.values.cuerpo} />}
      </form>
    </Panel>
  )
}
