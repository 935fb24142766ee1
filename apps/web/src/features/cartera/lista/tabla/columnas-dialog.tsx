import {
  type ColumnaDeLista,
  claveDeColumna,
  columnasConocidas,
  columnasDeLista,
  columnasIniciales,
} from '@alerce/domain/cartera/vista'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { CheckGroupField } from '../../../../components/fields/check-group-field.tsx'
import { useLidera } from '../../../../lib/session/use-lock.ts'

export interface ColumnasDialogProps {
  readonly columnas: readonly ColumnaDeLista[]
  readonly onElegir: (columnas: readonly ColumnaDeLista[]) => void
  readonly onClose: () => void
}

/** Chooses the columns of the table; the name always stands. */
export function ColumnasDialog({ columnas, onElegir, onClose }: ColumnasDialogProps) {
  const lidera = useLidera()
  const [elegidas, setElegidas] = useState<readonly string[]>(columnas)
  const [falta, setFalta] = useState(false)
  const options = claveDeColumna
    .filter((columna) => lidera || columna !== 'asesor')
    .map((value) => ({ value, label: columnasDeLista[value] }))
  const choose = () => {
    const conocidas = columnasConocidas(elegidas)
    if (!conocidas) return setFalta(true)
    onElegir(conocidas)
    onClose()
  }
  const footer = (
    <>
      <Button kind="quiet" onClick={() => setElegidas(columnasIniciales)}>
        Restablecer
      </Button>
      <Button onClick={onClose}>Cancelar</Button>
      <Button kind="primary" onClick={choose}>
        Aplicar
      </Button>
    </>
  )
  return (
    <Dialog title="Columnas de la tabla" onClose={onClose} footer={footer}>
      <p>El nombre siempre se muestra. «Guardar vista» conserva las columnas.</p>
      <CheckGroupField
        label="Columnas"
        value={elegidas}
        options={options}
        error={falta && elegidas.length === 0 ? 'Elija al menos una columna.' : undefined}
        onChange={setElegidas}
      />
    </Dialog>
  )
}
