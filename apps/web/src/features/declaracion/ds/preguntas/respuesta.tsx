import { nombreDePregunta } from '@alerce/domain/declaracion/preguntas'
import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { CambioAjenoALaVista } from '../../../../components/feedback/cambio-ajeno.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import classes from '../declaracion.module.css'
import { Diagnosticos } from './diagnosticos.tsx'
import { dichoDe, type Pregunta } from './respuesta-form.ts'
import { type PreguntaRespondible, useRespuesta } from './use-respuesta.ts'

const answers = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

interface OtraRespuestaProps {
  /** Author of the newer answer. null: it arrived while nothing was being saved. */
  readonly ajeno: CambioAjeno | null
  /** Saved question. */
  readonly pregunta: Pregunta
  readonly personas: readonly PersonaDeDS[]
  readonly onTake: () => void
}

/** Notice that another answer was saved meanwhile: author and text. Typed values stay. */
function OtraRespuesta({ ajeno, pregunta, personas, onTake }: OtraRespuestaProps) {
  return (
    <CambioAjenoALaVista onTake={onTake}>
      <p>
        {ajeno
          ? textoDeAjeno(ajeno)
          : 'Mientras tanto se guardó otra respuesta. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.'}
      </p>
      <p>Guardado: {dichoDe(pregunta, personas)}</p>
    </CambioAjenoALaVista>
  )
}

/** Answer with its diagnoses, and a text that says whether it is saved. */
export function Respuesta(props: PreguntaRespondible) {
  const { pregunta, personas } = props
  const { form, save, answer, waiting, dirty, ajeno, reuseGuardada } = useRespuesta(props)
  const answered = form.values.respuesta !== ''
  return (
    <div className={classes.answer}>
      <DraftNotice form={form} told />
      {dirty && (ajeno !== null || form.clashes.fields.length > 0) && (
        <OtraRespuesta ajeno={ajeno} pregunta={pregunta} personas={personas} onTake={reuseGuardada} />
      )}
      <ChoiceField
        {...form.field('respuesta')}
        label={`Respuesta a la ${nombreDePregunta(pregunta.id)}`}
        labelHidden
        options={answers}
        onChange={(chosen) => void answer(chosen)}
      />
      {form.values.respuesta === 'si' && <Diagnosticos form={form} personas={personas} />}
      <p className={classes.saved} role="status">
        {answered && !dirty && !form.busy && (
          <>
            {!waiting && <IconCheck size={14} stroke={2} aria-hidden="true" />}{' '}
            {waiting ? 'Respuesta por enviar' : 'Respuesta guardada'}
          </>
        )}
      </p>
      {answered && dirty && (
        <Button kind="tonal" busy={form.busy} onClick={save}>
          Guardar respuesta
        </Button>
      )}
    </div>
  )
}
