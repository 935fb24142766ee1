import { type VistaForm, vistaRules } from '@alerce/contract/forms/cartera/vista'
import { vistaMessages } from '@alerce/contract/messages/cartera/lista'
import { LARGO_DE_NOMBRE_DE_VISTA } from '@alerce/domain/cartera/vista'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { FiltrosDeCartera } from '../../../../lib/filtros-de-cartera.ts'
import { buscaNombre } from '../../../../lib/filtros-de-lista.ts'
import type { OnLetGo } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { filtersKeptIn, filtersToKeep, type VistaDeCartera } from '../../../../lib/vistas.ts'
import { resumenDe } from './resumen.ts'

export interface VistaDialogProps {
  /** null: the filters on screen become a new one. */
  readonly vista: VistaDeCartera | null
  readonly filtros: FiltrosDeCartera
  readonly onSaved: (vistaId: number, text: string) => void
  readonly onEliminar: (vista: VistaDeCartera) => Promise<unknown>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}

/** Name of a view, and whether the team sees it; its filters are those on screen, or those that it has. */
export function VistaDialog({ vista, filtros, onSaved, onEliminar, onClose, onLetGo }: VistaDialogProps) {
  const guardar = useWrite('guardarVista')
  const tellFailure = useTellFailure()
  const { nombre = '', compartida = false } = vista ?? {}
  const form = useAlerceForm<VistaForm>({
    name: `vista:${vista?.vistaId ?? 'nueva'}`,
    initial: { nombre, compartida },
    rules: vistaRules,
    byReaders: true,
  })
  const guardada = vista ? filtersKeptIn(vista) : filtersToKeep(filtros)
  const de = vista ? { vistaId: vista.vistaId, version: vista.version } : {}
  const save = (values: VistaForm) =>
    guardar.mutateAsync({ ...guardada, ...values, ...de }, ({ vistaId }) => {
      void form.saved(values)
      onSaved(vistaId, `Se guardó la vista ${values.nombre.trim()}.`)
    })
  const eliminar = useAction(onEliminar, vistaMessages.deleteFailed.text)
  return (
    <DeskDialog
      title={vista ? 'Editar vista' : 'Guardar vista'}
      action="Guardar"
      form={form}
      onSubmit={form.submit(save, tellFailure(vistaMessages.saveFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
      extra={
        vista && (
          <Button busy={eliminar.busy} onClick={() => eliminar.run(vista)}>
            Eliminar
          </Button>
        )
      }
    >
      <p>{resumenDe(guardada)}</p>
      {!vista && buscaNombre(filtros) && <p>El nombre buscado no se guarda.</p>}
      <TextField label="Nombre" required maxLength={LARGO_DE_NOMBRE_DE_VISTA} {...form.field('nombre')} />
      <CheckField
        label="Compartida con el equipo"
        description="Todo su equipo la ve, cada uno con su cartera."
        {...form.field('compartida')}
      />
    </DeskDialog>
  )
}
