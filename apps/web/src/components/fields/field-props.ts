import type { ReactNode } from 'react'

/** What every field takes; `form.field('nombres')` of useAlerceForm gives value, onChange, onBlur and error. */
export interface FieldProps {
  readonly label: string
  /** A line under the label. */
  readonly description?: ReactNode
  readonly error?: ReactNode
  /** Marked with an asterisk; the rules decide. */
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly placeholder?: string
  onBlur?(event: unknown): void
  onFocus?(event: unknown): void
  readonly 'data-path'?: string
}

/** Of a Mantine input: the asterisk without the browser's own validation, the error told by the field. */
export function wrapperProps({ required, ...rest }: FieldProps & { readonly required?: boolean }) {
  return { ...rest, withAsterisk: required ?? false } as Record<string, unknown>
}
