import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { horasMaximasDelEnlace } from '@alerce/domain/limites'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { chosenId } from '../../../../lib/form/chosen-id.ts'
import { opciones, usePartes } from '../queries.ts'
import { useEnlaceForm } from '../use-enlace-form.ts'

interface EnlaceDialogProps {
  readonly onMade: (link: Secret) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function EnlaceDialog({ onMade, onClose, onLetGo }: EnlaceDialogProps) {
  const partes = usePartes()
  const { form, submit } = useEnlaceForm(onMade)
  const { asesores, jefes } = partes.data ?? { asesores: [], jefes: [] }
  return (
    <DeskDialog
      title="Nuevo enlace de supervisor"
      action="Crear enlace"
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {partes.isError && <Notice tone="bad">{administracionMessages.usuariosFailed.text}</Notice>}
      <SearchSelectField
        label="Asesor"
        description="De quién es la cartera que se verá."
        required
        options={opciones(asesores)}
        {...chosenId(form.field('asesorId'))}
      />
      <SearchSelectField
        label="Supervisor"
        description="Para quién es el enlace."
        required
        options={opciones(jefes)}
        {...chosenId(form.field('jefeId'))}
      />
      <NumberField
        label="Duración en horas"
        description={`De 1 a ${horasMaximasDelEnlace}.`}
        required
        clase="entero"
        {...form.field('horas')}
      />
    </DeskDialog>
  )
}
