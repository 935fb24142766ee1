import { Select } from '@mantine/core'
import { usePortalTarget } from '../dialogs/dialog.tsx'
import { wrapperProps } from './field-props.ts'
import { matchesSearch } from './search.ts'
import type { SelectFieldProps } from './select-field.tsx'

interface SearchSelectFieldProps extends SelectFieldProps {
  /** What is typed, where the options come from a call: they are all shown. */
  readonly onSearch?: (text: string) => void
}

/** A long list: typing narrows it, accents and case do not matter. */
export function SearchSelectField({ value, onChange, options, empty, onSearch, ...field }: SearchSelectFieldProps) {
  const target = usePortalTarget()
  return (
    <Select
      {...wrapperProps(field)}
      searchable
      withScrollArea={false}
      allowDeselect={false}
      clearable={!field.required && !field.readOnly}
      checkIconPosition="right"
      nothingFoundMessage="Sin coincidencias"
      placeholder={empty ?? 'Elija una opción'}
      data={options.map(({ value: code, label }) => ({ value: code, label }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      filter={({ options: all, search }) =>
        onSearch ? all : all.filter((option) => 'label' in option && matchesSearch(option.label, search))
      }
      limit={200}
      comboboxProps={target ? { portalProps: { target } } : {}}
      {...(onSearch ? { onSearchChange: onSearch } : {})}
    />
  )
}
