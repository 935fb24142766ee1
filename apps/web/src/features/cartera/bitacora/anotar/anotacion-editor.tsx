import type { AnotacionForm } from '@alerce/contract/forms/cartera/seguimiento'
import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import {
  type ClaseDeAnotacion,
  escribeALaPersona,
  LARGO_DE_ANOTACION,
} from '@alerce/domain/cartera/seguimiento/anotacion'
import { LARGO_DE_ASUNTO } from '@alerce/domain/cartera/seguimiento/plantilla'
import type { FormEventHandler } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { saveByKey } from '../../../../lib/keys/save-by-key.ts'
import type { Seguimiento } from '../queries.ts'
import classes from './anotar.module.css'
import { LlamadaFields } from './llamada-fields.tsx'
import { actos } from './modos.ts'
import { PlantillaPicker } from './plantilla-picker.tsx'

interface EditorProps {
  readonly prospectoId: number
  readonly form: AlerceForm<AnotacionForm>
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly seguimiento: Seguimiento | undefined
  /** Address of WhatsApp that the browser blocked; null: none. */
  readonly sinAbrir: string | null
  /** Template with which a message is filled at once; null: none. */
  readonly plantillaId: number | null
}

const rotulos: Readonly<Record<ClaseDeAnotacion, string>> = {
  nota: 'Nota',
  llamada: 'Qué se conversó',
  whatsapp: 'Mensaje',
  correo: 'Mensaje',
}

const ayudas: Readonly<Record<ClaseDeAnotacion, string>> = {
  nota: 'La ven usted y su jefatura. Sin datos de salud.',
  llamada: 'Puede quedar en blanco. Sin datos de salud.',
  whatsapp: 'Queda en la Bitácora y se abre WhatsApp con el texto escrito. Sin datos de salud.',
  correo: 'Sale con su nombre, y la respuesta le llega a usted. Sin datos de salud.',
}

/** Fields of an annotation, by its kind. */
export function AnotacionEditor({ prospectoId, form, onSubmit, seguimiento, sinAbrir, plantillaId }: EditorProps) {
  const { clase } = form.values
  const texto = form.field('texto')
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit} onKeyDown={saveByKey}>
      <FormNotices form={form} locked={null} />
      {sinAbrir !== null && (
        <Notice
          actions={
            <a href={sinAbrir} target="_blank" rel="noopener noreferrer">
              Abrir WhatsApp
            </a>
          }
        >
          {anotacionMessages.ventanaCerrada.text}
        </Notice>
      )}
      {clase === 'llamada' && <LlamadaFields form={form} seguimiento={seguimiento} />}
      {(clase === 'whatsapp' || clase === 'correo') && (
        <PlantillaPicker key={clase} canal={clase} prospectoId={prospectoId} form={form} inicial={plantillaId} />
      )}
      {clase === 'correo' && (
        <TextField label="Asunto" required maxLength={LARGO_DE_ASUNTO} {...form.field('asunto')} />
      )}
      <TextAreaField
        label={rotulos[clase]}
        description={ayudas[clase]}
        required={clase !== 'llamada'}
        rows={escribeALaPersona(clase) ? 5 : 2}
        maxLength={LARGO_DE_ANOTACION}
        {...texto}
        // It stands open on the screen: left empty, nothing was to be written
        onBlur={(event) => form.values.texto !== '' && texto.onBlur(event)}
      />
      <div className={classes.pie}>
        {clase === 'nota' && (
          <CheckField
            label="Avisar a la jefatura"
            description="Recibe un aviso sin el texto."
            {...form.field('avisar')}
          />
        )}
        <Button kind="primary" type="submit" busy={form.busy}>
          {actos[clase]}
        </Button>
      </div>
    </form>
  )
}
