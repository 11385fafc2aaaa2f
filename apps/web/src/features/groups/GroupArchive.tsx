export function GroupArchive({ groupId }: { groupId: string }) {
  return <p>{groupId}</p>
}
