import type { DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'

/** What every dialog about who has a case is given. */
export interface CasoEnDialogo extends Pick<DeskDialogProps, 'onClose' | 'onLetGo'> {
  readonly identificador: number
}
