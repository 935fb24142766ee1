import { type PlantillaForm, plantillaRules } from '@alerce/contract/forms/cartera/seguimiento'
import { plantillaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import {
  type Canal,
  camposDePlantilla,
  canales,
  claveDeCampo,
  claveDeCanal,
  LARGO_DE_ASUNTO,
  LARGO_DE_NOMBRE_DE_PLANTILLA,
  LARGO_DE_PLANTILLA,
} from '@alerce/domain/cartera/seguimiento/plantilla'
import { Button } from '../../../components/actions/button.tsx'
import type { DeskActs } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../components/mesa/desk-dialog.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './plantillas.module.css'
import type { Plantilla } from './queries.ts'

interface PlantillaDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly plantilla: Plantilla | null
  readonly onEliminar: (plantilla: Plantilla) => Promise<unknown>
}

const opciones = claveDeCanal.map((value) => ({ value, label: canales[value] }))

/** Dialog of a template; a press on a field adds it to the text. */
export function PlantillaDialog({ plantilla, onEliminar, onSaved, onClose, onLetGo }: PlantillaDialogProps) {
  const guardar = useWrite('guardarPlantilla')
  const tellFailure = useTellFailure()
  const { canal = 'whatsapp', nombre = '', asunto = '', texto = '' } = plantilla ?? {}
  const form = useAlerceForm<PlantillaForm>({
    name: `plantilla:${plantilla?.plantillaId ?? 'nueva'}`,
    initial: { canal, nombre, asunto, texto },
    rules: plantillaRules,
  })
  const save = async (values: PlantillaForm) => {
    const { plantillaId, version } = plantilla ?? {}
    await guardar.mutateAsync(plantillaId && version ? { ...values, plantillaId, version } : values)
    await form.saved(values)
    onSaved(`Se guardó la plantilla ${values.nombre}.`, null)
  }
  const add = (campo: string) => {
    form.setFieldValue('texto', `${form.getValues().texto}{${campo}}`)
    focusField('texto')
  }
  return (
    <DeskDialog
      title={plantilla?.nombre ?? 'Nueva plantilla'}
      action="Guardar"
      wide
      form={form}
      onSubmit={form.submit(save, tellFailure(plantillaMessages.saveFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
      extra={plantilla && <Button onClick={() => void onEliminar(plantilla)}>Eliminar</Button>}
    >
      <ChoiceField
        label="Canal"
        options={opciones}
        {...form.field('canal')}
        onChange={(value) => form.setFieldValue('canal', value as Canal)}
      />
      <TextField label="Nombre" required maxLength={LARGO_DE_NOMBRE_DE_PLANTILLA} {...form.field('nombre')} />
      {form.values.canal === 'correo' && (
        <TextField label="Asunto" required maxLength={LARGO_DE_ASUNTO} {...form.field('asunto')} />
      )}
      <TextAreaField
        label="Texto"
        description="Lo que va entre llaves se llena solo. Sin datos de salud."
        required
        rows={7}
        maxLength={LARGO_DE_PLANTILLA}
        {...form.field('texto')}
      />
      <fieldset className={classes.campos}>
        <legend>Agregar un campo</legend>
        {claveDeCampo.map((campo) => (
          <Button key={campo} title={camposDePlantilla[campo]} onClick={() => add(campo)}>
            {`{${campo}}`}
            <span className="vh">: {camposDePlantilla[campo]}</span>
          </Button>
        ))}
      </fieldset>
    </DeskDialog>
  )
}
