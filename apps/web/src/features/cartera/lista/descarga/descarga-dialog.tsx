import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import type { ColumnaDeLista } from '@alerce/domain/cartera/vista'
import { maximoDeDescarga } from '@alerce/domain/limites'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { saveAs } from '../../../../lib/files.ts'
import { type FiltrosDeCartera, payloadDe } from '../../../../lib/filtros-de-cartera.ts'
import { buscaNombre } from '../../../../lib/filtros-de-lista.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { filtersToKeep } from '../../../../lib/vistas.ts'
import { resumenDe } from '../vistas/resumen.ts'

export interface DescargaDialogProps {
  readonly filtros: FiltrosDeCartera
  /** Columns of the table on screen; null: the list is no table. */
  readonly columnas: readonly ColumnaDeLista[] | null
  readonly onClose: () => void
}

/** The list with its filters and its order, as a file of either kind. */
export function DescargaDialog({ filtros, columnas, onClose }: DescargaDialogProps) {
  const { nombre, paterno, materno } = filtros
  const { busy, run } = useAction(async (formato: 'csv' | 'xlsx') => {
    const file = await callFile('descargarProspectos', {
      ...payloadDe(filtros),
      formato,
      ...(columnas && { columnas: [...columnas] }),
    })
    saveAs(file, `cartera-${todayInSantiago()}.${formato}`)
    onClose()
  }, carteraMessages.descargaFailed.text)
  const leave = wayOut(busy, onClose)
  const footer = (
    <>
      <Button {...leave}>Cancelar</Button>
      <Button busy={busy} onClick={() => run('csv')}>
        CSV
      </Button>
      <Button kind="primary" data-first busy={busy} onClick={() => run('xlsx')}>
        Excel
      </Button>
    </>
  )
  return (
    <Dialog title="Descargar la lista" onClose={leave.onClick} footer={footer}>
      <p>{resumenDe(filtersToKeep({ ...filtros, columnas }))}</p>
      {buscaNombre(filtros) && <p>Nombre: {`${nombre} ${paterno} ${materno}`.trim()}</p>}
      <p>
        <Enteros>{`Hasta ${maximoDeDescarga} prospectos. La descarga queda en el registro.`}</Enteros>
      </p>
    </Dialog>
  )
}
