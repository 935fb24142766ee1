import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { DateInput } from '@mantine/dates'
import { usePortalTarget } from '../dialogs/dialog.tsx'
import { type FieldProps, wrapperProps } from './field-props.ts'

interface DateFieldProps extends FieldProps {
  /** ISO date, '' when empty. */
  readonly value: string
  onChange(value: string): void
  /** ISO dates: the picker offers nothing outside. */
  readonly min?: string
  readonly max?: string
  /** The month the picker opens on when there is no date. */
  readonly opensAt?: string
  readonly suffix?: string
}

/** 5-3-1984, 05/03/1984 and 05031984 are all 05-03-1984. */
export function parseTyped(text: string): string | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  const parts = digits ?? /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim())
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  return deDDMMYYYY(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`)
}

/** A date typed or picked, DD-MM-YYYY on screen. */
export function DateField({ value, onChange, min, max, opensAt, suffix, ...field }: DateFieldProps) {
  const target = usePortalTarget()
  return (
    <DateInput
      {...wrapperProps({ placeholder: 'DD-MM-AAAA', ...field })}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      valueFormat="DD-MM-YYYY"
      dateParser={(text) => parseTyped(text)}
      inputMode="numeric"
      autoComplete="off"
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      {...(opensAt ? { defaultDate: opensAt } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 64, rightSectionPointerEvents: 'none' } : {})}
      popoverProps={target ? { portalProps: { target } } : {}}
      getDayProps={(day) => ({ 'aria-label': aDDMMYYYY(day) })}
    />
  )
}
