import type { DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'

/** Props shared by the dialogs that take, assign or leave a case. */
export interface CasoEnDialogo extends Pick<DeskDialogProps, 'onClose' | 'onLetGo'> {
  readonly identificador: number
}
