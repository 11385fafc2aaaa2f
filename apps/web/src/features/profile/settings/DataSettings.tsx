import { TransferCard } from '../../import-export/TransferCard.tsx'
import { DataCard } from '../../privacy/DataCard.tsx'
import { SettingCard } from './SettingCard.tsx'

export function DataSettings() {
  return (
    <>
      <SettingCard of="import">
        <TransferCard />
      </SettingCard>
      <SettingCard of="your-data">
        <DataCard />
      </SettingCard>
    </>
  )
}
