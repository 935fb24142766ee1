import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'
import { MessageDialog, type MessageTone } from './message-dialog.tsx'

interface Dialogs {
  /** Opens a message; resolves when it is closed. */
  readonly message: (text: string, tone?: MessageTone) => Promise<void>
  /** Asks; resolves with the answer. */
  readonly confirm: (question: Question) => Promise<boolean>
}

const DialogsContext = createContext<Dialogs | null>(null)

interface Open {
  readonly id: number
  readonly render: (close: () => void) => ReactNode
}

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly Open[]>([])

  /** Opens a dialog; resolves with what it was closed with. */
  const ask = useCallback(
    <T,>(render: (answer: (value: T) => void) => ReactNode) =>
      new Promise<T>((resolve) => {
        const show: Open['render'] = (close) =>
          render((value) => {
            close()
            resolve(value)
          })
        setOpen((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, render: show }])
      }),
    [],
  )

  const dialogs = useMemo<Dialogs>(
    () => ({
      message: (text, tone = 'error') =>
        ask<void>((close) => <MessageDialog text={text} tone={tone} onClose={() => close()} />),
      confirm: (question) => ask<boolean>((answer) => <ConfirmDialog {...question} onAnswer={answer} />),
    }),
    [ask],
  )

  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map(({ id, render }) => (
        <div key={id}>{render(() => setOpen((all) => all.filter((dialog) => dialog.id !== id)))}</div>
      ))}
    </DialogsContext>
  )
}

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('DialogsProvider is missing')
  return dialogs
}

/** `await message(text, tone)`: a dialog with the exact text and "Cerrar". */
export const useMessage = () => useDialogs().message

/** `if (await confirm({text, accept: 'Eliminar'})) …` */
export const useConfirm = () => useDialogs().confirm
