import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { DateInput } from '@mantine/dates'
import { usePortalTarget } from '../dialogs/dialog.tsx'
import { type FieldProps, wrapperProps } from './field-props.ts'
import { parseTyped } from './typed-date.ts'

interface DateFieldProps extends FieldProps {
  /** ISO date, '' when empty. */
  readonly value: string
  onChange(value: string): void
  /** ISO dates: the picker offers nothing outside; what is typed stays, and its rule says what is wrong. */
  readonly min?: string
  readonly max?: string
  /** The month the picker opens on when there is no date. */
  readonly opensAt?: string
  readonly suffix?: string
}

/** A date typed or picked, DD-MM-YYYY on screen; one that is not required can be emptied. */
export function DateField({ value, onChange, min = '', max = '9999', opensAt, suffix, ...field }: DateFieldProps) {
  const target = usePortalTarget()
  return (
    <DateInput
      {...wrapperProps({ placeholder: 'DD-MM-AAAA', ...field })}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      valueFormat="DD-MM-YYYY"
      dateParser={parseTyped}
      inputMode="numeric"
      autoComplete="off"
      allowDeselect={!field.required}
      {...(opensAt ? { defaultDate: opensAt } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 64, rightSectionPointerEvents: 'none' } : {})}
      popoverProps={target ? { portalProps: { target } } : {}}
      getDayProps={(day) => ({ 'aria-label': aDDMMYYYY(day), disabled: day < min || day > max })}
    />
  )
}
